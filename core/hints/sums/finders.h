#pragma once

#include "core/hints/steps/technique.h"

/// The finders of this folder, by the files that they are in. See Technique::find.
namespace sudoku {

// sumsteps.cpp: one cage by itself, for ladders without the finders of cagecombinations.cpp
Finder findSumSteps;

// cagecombinations.cpp: one cage by itself
Finder findSingleCombinations;
Finder findCageBounds;
Finder findCageCombinations; ///< Technique::size is the largest number of open cells; 0 if there is no limit
Finder findCagePermutations; ///< which cell has which digit of a combination

// innies.cpp: what cages leave of the total of houses
Finder findInnies; ///< one open cell, of one house
Finder findOuties;
Finder findCageSplits;
Finder findInniesAndOuties; ///< of up to four houses
Finder findInnieOutieDifferences;
Finder findOverlappingCages;

// cageoverlaps.cpp: a digit that a cage must have
Finder findCageUnitOverlaps;
Finder findCommonPeerEliminations;

// killersubsets.cpp: cages and cells of a house; Technique::size is the number of digits
Finder findKillerSubsets;
Finder findHiddenKillerSubsets;

// blockedcombinations.cpp
Finder findBlockedCombinations;

} // namespace sudoku
