#pragma once

#include "core/hints/steps/technique.h"

/// The finders of this folder, by the files that they are in. See Technique::find.
namespace sudoku {

// exocet.cpp
Finder findJuniorExocets;
Finder findSeniorExocets;

// skloops.cpp
Finder findSkLoops;

// multisectorlockedsets.cpp
Finder findMultiSectorLockedSets;

// tridagon.cpp
Finder findTridagons;

} // namespace sudoku
