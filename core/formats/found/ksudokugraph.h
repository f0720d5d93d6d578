#pragma once

#include "core/board/geometry.h"

#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// The graph in a file of KSudoku: the boards that overlap there ("sudokugroups") and regions ("clique").
struct KSudokuGraph
{
    Geometry geometry;
    int rows;               ///< by which the values count places, down the columns
    std::string directives; ///< a line for each further group, and each cage of a killer
};

/// Returns nothing for another kind of graph, as a Roxdoku or a Mathdoku, or one that is too large.
std::optional<KSudokuGraph> ksudokuGraph(std::string_view text);

} // namespace sudoku
