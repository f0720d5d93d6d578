#pragma once

#include "core/hints/steps/technique.h"

/// The finders of this folder, by the files that they are in. See Technique::find.
namespace sudoku {

// uniquerectangles.cpp, uniquesubsets.cpp
Finder findUniqueness1;
Finder findUniqueness2;
Finder findUniqueness3;
Finder findUniqueness4;
Finder findUniqueness5;
Finder findUniqueness6;
Finder findHiddenRectangles;

// avoidablerectangles.cpp
Finder findAvoidableRectangles1;
Finder findAvoidableRectangles2;

// externalrectangles.cpp
Finder findExternalRectangles;

// bug.cpp
Finder findBugPlusOne;

} // namespace sudoku
