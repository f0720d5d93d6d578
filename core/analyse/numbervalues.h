#pragma once

#include "core/solve/solve.h"

#include <functional>
#include <span>
#include <vector>

namespace sudoku {

/// A number of a constraint, or the place for its first one where a constraint may do without.
struct NumberPlace
{
    int constraint; ///< an index into Puzzle::constraints
    int number = 0; ///< an index into Constraint::numbers

    bool operator==(const NumberPlace &) const = default;
};

/// Returns whether constraints of \a kind have numbers that a setter chooses: sums, differences, the digits
/// of a quadruple. The digits that are listed for a cell are no such numbers.
bool hasNumbers(const Variant &kind);

/// Returns the places of all numbers of \a puzzle, and of those that open clues wait for, in the order of its
/// constraints.
std::vector<NumberPlace> numberPlaces(const Puzzle &puzzle);

/// Returns \a puzzle with \a value at \a place.
Puzzle withNumber(Puzzle puzzle, const NumberPlace &place, int value);

/// A number that leaves a solution.
struct NumberValue
{
    int value;
    Uniqueness verdict; ///< Unique or Multiple, of the puzzle with this number instead

    bool operator==(const NumberValue &) const = default;
};

struct NumberValues
{
    NumberPlace place;
    std::vector<NumberValue> values = {}; ///< ascending
    bool isWhole = false;                 ///< no other number leaves a solution

    /// Returns the numbers with that verdict, ascending.
    std::vector<int> with(Uniqueness verdict) const;
    /// Returns whether the constraint of \a puzzle could have another number that leaves one solution.
    bool couldChange(const Puzzle &puzzle) const;
};

struct [[nodiscard]] NumberValuesResult
{
    OrHalt<Outcome> outcome;         ///< Solved if everything was tried
    std::vector<NumberValues> found; ///< one for each place; the last are missing if the search halted
};

/// Called after each place, with how many are done, on the thread that searches.
using NumberProgress = std::function<void(int done, int total)>;

/// Finds which numbers leave a solution at each of \a places, all other numbers being as they are. The first
/// solutions of the puzzle without the constraint settle the common numbers; a check of its own settles each
/// other one.
NumberValuesResult findNumberValues(const Puzzle &puzzle, std::span<const NumberPlace> places,
                                    const SolveOptions &options = {}, const std::stop_token &stop = {},
                                    const NumberProgress &progress = {});

} // namespace sudoku
