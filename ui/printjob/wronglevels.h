#pragma once

#include "core/board/parallel.h"
#include "core/solve/timelimit.h"
#include "ui/printjob/printjob.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// A puzzle of a list with another level than its file says.
struct WrongLevel
{
    int index;
    Level rated;

    bool operator==(const WrongLevel &) const = default;
};

/// Rates those of \a puzzles that have exactly one solution and a level from their file, each for at most \a
/// time, and returns those that have another level, in order. What was not rated in time is none of them.
std::vector<WrongLevel> wrongLevelsIn(const std::vector<const PrintedPuzzle *> &puzzles,
                                      const std::stop_token &stop = {}, int threads = processorCount(),
                                      TimeLimit::Time time = {});

} // namespace sudoku
