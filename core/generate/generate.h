#pragma once

#include "core/generate/difficultygauge.h"
#include "core/generate/generaterequest.h"
#include "core/hints/levelrating.h"
#include "core/solve/puzzlesolver.h"

#include <functional>
#include <optional>

namespace sudoku {

/// The progress of a generation.
struct GenerateReport
{
    int grids = 0;                ///< filled boards tried so far, this one included
    std::int64_t tests = 0;       ///< questions for another solution
    const Puzzle *best = nullptr; ///< the best puzzle so far, or null; valid during the call only
};

/// Called from the thread of generate(), after each test.
using GenerateProgress = std::function<void(const GenerateReport &)>;

struct [[nodiscard]] GenerateResult
{
    /// Solved: the puzzle is as requested. None: no such puzzle exists, because no filled board obeys the
    /// rules, or for the reason that findProblem() returns; or, if there is a puzzle, none was found after
    /// long work and that one comes nearest.
    OrHalt<Outcome> outcome;
    /// The best puzzle so far, if any. It is checked: it has exactly one solution, or more than one where
    /// that was requested.
    std::optional<Puzzle> puzzle = {};
    Grid solution = {};                     ///< the solution of the puzzle, or one of several
    std::optional<LevelRating> rating = {}; ///< of the puzzle, if a difficulty was wished
    /// How far the puzzle is from the difficulty that was wished; nothing if that is not known.
    std::optional<DifficultyDistance> difficulty = {};
    int grids = 0;
    std::int64_t tests = 0;
};

/// Makes a puzzle: fills a board at random and removes givens by a Reduction, as long as no other filled
/// board agrees with the rest. If the goal is a number that this does not reach, puts some clues back and
/// removes others, hundreds of times as long as that helps, then starts again with another board, until a
/// stop is requested. For a wished difficulty see DifficultySearch. For a pattern with cells without clues,
/// starts from a board that fits it: see fillForPattern().
///
/// Uses the encoding and the solver of \a options; all randomness depends only on the seed of the request.
GenerateResult generate(const GenerateRequest &request, const SolveOptions &options = {},
                        const std::stop_token &stop = {}, const GenerateProgress &progress = {});

} // namespace sudoku
