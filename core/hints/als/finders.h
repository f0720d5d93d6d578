#pragma once

#include "core/hints/steps/technique.h"

/// The finders of this folder, by the files that they are in. See Technique::find.
namespace sudoku {

// als.cpp: the best step comes first
Finder findAlsXz;
Finder findAlsWings;
Finder findOverlappingAlsWings;

// alschains.cpp: the best step comes first
Finder findAlsChains;

// deathblossom.cpp: the best step comes first
Finder findDeathBlossoms;
Finder findOverlappingDeathBlossoms;

} // namespace sudoku
