#pragma once

#include "core/board/board.h"
#include "core/board/candidates.h"
#include "core/rules/peers.h"
#include "core/variants/sumway.h"

#include <compare>
#include <cstddef>
#include <vector>

namespace sudoku {

/// A sum of a constraint.
struct SumPlace
{
    int constraint; ///< an index into Puzzle::constraints
    int sum = 0;    ///< an index into what Variant::sums() returns

    bool operator==(const SumPlace &) const = default;
};

/// Returns the sums of \a puzzle that \a cell is about, in the order of its constraints.
std::vector<SumPlace> sumsAt(const Puzzle &puzzle, Cell cell);
SumWays waysOf(const Puzzle &puzzle, const SumPlace &place);

/// Returns the digits that each cell may still take for a person who looks at \a board: its digit; otherwise
/// its centre marks, or every digit if it has none, without those of the digits that its peers have.
Candidates candidatesInSight(const Board &board, const Peers &peers);

/// Digits that fill the cells of a sum, whichever cell has which.
struct Combination
{
    int total;
    std::vector<Digit> digits; ///< ascending; repeated where cells do not see each other

    auto operator<=>(const Combination &) const = default; // NOLINT(modernize-use-nullptr)
};

struct Combinations
{
    std::vector<Combination> all; ///< ascending, each once
    bool isWhole = true;          ///< there are no others
};

/// Returns the combinations of the digits of \a candidates for a sum with \a ways: for each of them there is
/// an order in which no two peers have the same digit. Stops at \a max, or after a certain amount of work.
Combinations combinationsOf(const SumWays &ways, const Candidates &candidates, const Peers &peers,
                            std::size_t max);

} // namespace sudoku
