#pragma once

#include "core/board/puzzle.h"

#include <optional>
#include <string_view>

namespace sudoku {

/// Returns the puzzle, without givens, of the graph in a file of KSudoku: the boards that overlap there
/// ("sudokugroups"), regions and further groups ("clique"), and the cages of a killer. Places count down the
/// columns. Returns nothing for another kind of graph, as a Roxdoku or a Mathdoku, or one that is too large.
std::optional<Puzzle> ksudokuGraph(std::string_view text);
/// Returns the number of rows of that graph.
int ksudokuRows(std::string_view text);

} // namespace sudoku
