#pragma once

#include "core/board/board.h"
#include "core/board/parallel.h"

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

/// Returns each of \a boards, but for the first \a earlierCount, that is the same puzzle as one before it,
/// with the first such one. The earlier ones are not compared with each other.
std::vector<Duplicate> duplicatesIn(const std::vector<const Board *> &boards, int earlierCount = 0,
                                    const std::stop_token &stop = {}, int threads = processorCount());

} // namespace sudoku
