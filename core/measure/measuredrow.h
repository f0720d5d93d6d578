#pragma once

#include "core/measure/measurement.h"

#include <string>
#include <vector>

namespace sudoku {

/// A measurement, and what was measured.
struct MeasuredRow
{
    Experiment experiment;
    Measurement measurement;
    int size = 0;             ///< of the board
    int givens = 0;           ///< their number
    std::string file = {};    ///< from which the puzzle was read, or empty
    int number = 1;           ///< of the puzzle in the input, from 1
    std::string program = {}; ///< that measured it, with its version, or empty
    int puzzles = 1;          ///< the number of puzzles that were measured: more than one in a sum()
};

MeasuredRow measuredRow(const Puzzle &puzzle, Experiment experiment, Measurement measurement);

/// Returns the sums over all puzzles of \a rows, a row for each experiment, in the order in which these come.
/// The verdict of a sum is the first halt, or the verdict of the first puzzle.
std::vector<MeasuredRow> sum(const std::vector<MeasuredRow> &rows);

} // namespace sudoku
