#pragma once

#include "core/board/board.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// Two puzzles of a list that are the same.
struct Duplicate
{
    int first;
    int second;
    bool isEqual; ///< otherwise one is the other turned, mirrored, with other digits or with lines exchanged

    bool operator==(const Duplicate &) const = default;
};

/// Returns each of \a boards that is the same puzzle as one before it, with the first such one. Other forms
/// are found of boards that have a canonical form (core/transform).
std::vector<Duplicate> duplicatesIn(const std::vector<const Board *> &boards,
                                    const std::stop_token &stop = {});

} // namespace sudoku
