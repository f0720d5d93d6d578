#pragma once

#include "core/hints/steps/technique.h"

/// The finders of this folder. See Technique::find. Each step says in Step::region why it follows.
namespace sudoku {

Finder findRegionBorders; ///< regionborders.cpp: what a person sees of the regions
Finder findRegionTrials;  ///< regiontrial.cpp: a border whose opposite a solver refutes

} // namespace sudoku
