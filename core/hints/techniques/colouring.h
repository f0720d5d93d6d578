#pragma once

#include "core/board/cellset.h"

#include <array>
#include <vector>

namespace sudoku {

class RuleIndex;

/// Cells in two colours: either all of one colour have what the colour stands for, or all of the other.
struct TwoColours
{
    std::array<CellSet, 2> cells;
    std::array<CellSet, 2> seen; ///< by a cell of the colour
    std::vector<int> links;      ///< the indices of the pairs that it was made of

    CellSet all() const { return cells[0] | cells[1]; }
};

/// Two cells of different colours.
struct ColourPair
{
    Cell a;
    Cell b;
};

/// Gives colours to the cells of \a pairs: one result for each connected part, in the order of its first
/// pair.
std::vector<TwoColours> colour(const RuleIndex &rules, const std::vector<ColourPair> &pairs);

} // namespace sudoku
