#pragma once

#include "core/hints/steps/technique.h"

/// The finders of this folder, by the files that they are in. See Technique::find.
namespace sudoku {

// krakenfish.cpp
Finder findKrakenFish; ///< Technique::size is the largest size

// chains.cpp: the best step comes first
Finder findXChains;
Finder findXyChains;

// niceloops.cpp: the best step comes first
Finder findNiceLoops;
Finder findGroupedNiceLoops;
Finder findAlmostLockedNiceLoops; ///< with almost locked sets as nodes

// medusa.cpp
Finder findMedusas;

// forcing.cpp: placements come first, then the shortest
Finder findForcingChains;
Finder findForcingNets;

} // namespace sudoku
