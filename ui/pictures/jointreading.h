#pragma once

#include "core/board/puzzle.h"
#include "ui/pictures/slotvalues.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// The values of each cell, the likeliest first, with the loss 0.
using CellValues = std::vector<std::vector<CellValue>>;

/// What the rules say about a reading.
enum class ReadingVerdict {
    Unique,     ///< it has exactly one solution
    Several,    ///< it has several
    None,       ///< it has none, or breaks a rule
    NotDecided, ///< the solver was stopped, or has not finished within its limit
};

/// A whole board chosen from the values of its cells.
struct JointReading
{
    Grid digits;
    ReadingVerdict verdict = ReadingVerdict::NotDecided;
    double price = 0; ///< the sum of its losses, in nats
    /// By how much the next board with exactly one solution is less likely; nothing if there is none near.
    std::optional<double> margin = {};
    Grid next = {};                    ///< that board
    std::vector<int> numbers = {};     ///< of the rules that were asked about, in their order
    std::vector<int> nextNumbers = {}; ///< those of the next board
};

/// The limits within which the rules may decide against the looks of cells, in nats.
inline constexpr double maxCellLoss = 6;
inline constexpr double maxPrice = 8;

/// Returns the likeliest board that has exactly one solution, found best first, if its price is within the
/// limits; otherwise the likeliest values as they are, with what the rules say about them. A board that has
/// one solution is not proved to be the right one: \a margin tells how sure it is. \a rules says the shape of
/// the board and the rules beyond its houses; its givens do not count, nor the numbers of rules that \a
/// numbers are for: they are chosen together with the digits. Where the solver does not finish in time, the
/// likeliest board is chosen in which the sums of the houses can be right.
JointReading readJointly(const Puzzle &rules, const CellValues &values, const std::stop_token &stop,
                         const std::vector<RuleNumberValues> &numbers = {});

} // namespace sudoku
