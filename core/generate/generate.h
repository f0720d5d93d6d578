#pragma once

#include "core/generate/difficultygauge.h"
#include "core/generate/generaterequest.h"
#include "core/hints/levelrating.h"
#include "core/solve/puzzlesolver.h"

#include <chrono>
#include <functional>
#include <optional>

namespace sudoku {

/// The progress of a generation.
struct GenerateReport
{
    int grids = 0;                ///< filled boards tried so far, this one included
    std::int64_t tests = 0;       ///< questions for another solution
    const Puzzle *best = nullptr; ///< the best puzzle so far, or null; valid during the call only
    /// The part that is done of the work after which the search gives up; 0 where that is not known.
    double effort = 0;
};

/// Returns how long a search still takes at most that took \a elapsed for a part \a effort of its work; zero
/// if that is not known, as at the beginning.
inline std::chrono::milliseconds timeLeft(std::chrono::nanoseconds elapsed, double effort)
{
    constexpr double minEffort = 0.005;
    if (effort < minEffort || effort >= 1)
        return {};
    return std::chrono::duration_cast<std::chrono::milliseconds>(elapsed * ((1 - effort) / effort));
}

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
