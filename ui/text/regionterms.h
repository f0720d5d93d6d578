#pragma once

#include <QString>

#include "core/board/geometry.h"
#include "core/hints/steps/step.h"

#include <vector>

/// What steps say of regions that the puzzle does not say.
namespace sudoku {

/// Returns "border between r1c1 and r1c2; r2c1 and r2c2 in one region".
QString linksText(const Geometry &geometry, const std::vector<RegionLink> &links);
/// Returns what follows about regions in \a step, or an empty text.
QString regionConclusion(const Geometry &geometry, const Step &step);
/// Returns the cells of the parts of regions that \a step speaks of, ascending.
std::vector<Cell> regionCells(const Step &step);

} // namespace sudoku
