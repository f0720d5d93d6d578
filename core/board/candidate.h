#pragma once

#include "core/board/grid.h"

#include <compare>
#include <vector>

namespace sudoku {

/// A digit that a cell may take.
struct Candidate
{
    Cell cell;
    Digit digit;

    auto operator<=>(const Candidate &) const = default; // NOLINT(modernize-use-nullptr)
};

/// Returns \a digit in each of \a cells.
template <typename Cells>
std::vector<Candidate> candidatesIn(const Cells &cells, Digit digit)
{
    std::vector<Candidate> candidates;
    for (const Cell cell : cells)
        candidates.push_back({cell, digit});
    return candidates;
}

} // namespace sudoku
