#pragma once

#include "core/board/puzzle.h"

#include <span>
#include <vector>

namespace sudoku {

/// The constraints of a board that a form of another program can and cannot express: indices into the
/// constraints, in the order in which reading returns them.
struct WrittenConstraints
{
    std::vector<int> written = {};
    std::vector<int> unwritten = {};

    /// Returns all indices, or none if the order of the board is the one that reading returns.
    std::vector<int> order() const;
    /// Returns those of \a constraints that are not written.
    std::vector<Constraint> others(const std::vector<Constraint> &constraints) const;
};

/// Puts each of \a constraints at its place, from 0. Returns them unchanged if \a places are too few, or no
/// permutation.
std::vector<Constraint> inOrder(std::vector<Constraint> constraints, std::span<const int> places);

} // namespace sudoku
