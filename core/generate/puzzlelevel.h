#pragma once

#include "core/generate/difficulty.h"
#include "core/generate/generaterequest.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace sudoku {

/// A level that somebody has made: what a puzzle must be to have its name.
struct PuzzleLevel
{
    std::string name;
    Difficulty difficulty = {};
    WishedRange clues = {};

    bool operator==(const PuzzleLevel &) const = default;
};

/// Changes \a request so that it asks for puzzles of \a level. A number of clues that is asked for already
/// stays.
void wish(const PuzzleLevel &level, GenerateRequest &request);

/// Returns the first of \a levels that \a puzzle has, or null. The puzzle has exactly one solution. Means
/// nothing if \a stop was requested.
const PuzzleLevel *levelOf(const Puzzle &puzzle, const std::vector<PuzzleLevel> &levels,
                           const Memo &memo = {}, const std::stop_token &stop = {});

} // namespace sudoku
