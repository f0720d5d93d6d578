#pragma once

#include "core/hints/steps/technique.h"

/// The finders of this folder, by the files that they are in. See Technique::find.
namespace sudoku {

// singles.cpp
Finder findFullHouses;
Finder findNakedSingles;
Finder findHiddenSingles;

// intersections.cpp
Finder findPointing;
Finder findClaiming;
Finder findLockedSubsets; ///< naked subsets of a box and a line: locked pairs and triples

// leftovers.cpp
Finder findLeftovers; ///< what houses leave that follow from others

// subsets.cpp
Finder findNakedSubsets;
Finder findHiddenSubsets;

// fish.cpp
Finder findBasicFish;
Finder findFinnedFish; ///< basic ones
Finder findSashimiFish;
Finder findFrankenFish;
Finder findFinnedFrankenFish;
Finder findMutantFish;
Finder findFinnedMutantFish;
// Two fish with the same bases, but other fins.
Finder findSiameseFinnedFish;
Finder findSiameseSashimiFish;
Finder findSiameseFrankenFish;
Finder findSiameseMutantFish;

// turbotfish.cpp
Finder findSkyscrapers;
Finder findTwoStringKites;
Finder findDualTwoStringKites;
Finder findTurbotFish; ///< without the two above

// emptyrectangle.cpp
Finder findEmptyRectangles;
Finder findSmallEmptyRectangles; ///< of two candidates
Finder findDualEmptyRectangles;

// wings.cpp
Finder findWWings;
Finder findXyWings; ///< also XYZ-Wings

// colouring.cpp
Finder findSimpleColours;
Finder findMultiColours;
Finder findRemotePairs;
// suedecoq.cpp
Finder findSuesDeCoq;

// explainerfinders.cpp: what Sudoku Explainer knows and HoDoKu does not
Finder findUniqueLoops; ///< longer than rectangles
Finder findUniversalGraves2;
Finder findUniversalGraves3;
Finder findUniversalGraves4;
Finder findAlignedExclusions;

// explainerchains.cpp
Finder findXCycles;
Finder findYCycles;
Finder findXyCycles;
Finder findXForcingChains;
Finder findXyForcingChains;
Finder findNishioChains;
Finder findCellForcingChains;
Finder findRegionForcingChains;
Finder findDynamicForcingChains;
Finder findDynamicForcingChainsWithPatterns;
Finder findNestedForcingChains; ///< Technique::size is the level: from 2, with chains, to 5

// templates.cpp
Finder findTemplateSets;
Finder findTemplateDeletes;

// bruteforce.cpp
Finder findBySolver; ///< asks a solver for the digit of a cell

} // namespace sudoku
