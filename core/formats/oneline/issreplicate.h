#pragma once

#include "core/formats/oneline/issitems.h"
#include "core/formats/oneline/issshape.h"

#include <vector>

namespace sudoku {

/// Returns the items that ".Replicate~places~origin….End" stands for: its own ones once for each place, moved
/// from the origin, which is R1C1 by default, to there. The places are bits in letters of Base64, counted
/// from the origin. Returns none if there is nothing to move, or if a cell would be none of the board.
std::vector<IssItem> replicatedIssItems(const IssShape &shape, const IssItem &item);

} // namespace sudoku
