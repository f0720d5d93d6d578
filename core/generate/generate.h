#pragma once

#include "core/generate/generaterequest.h"
#include "core/solve/puzzlesolver.h"

#include <functional>
#include <optional>

namespace sudoku {

/// How far a generation is.
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
    /// Solved: as asked. None: there is none, for no filled board obeys the rules, or findProblem() says why.
    OrHalt<Outcome> outcome;
    /// The best so far, where there is one. It was checked: it has exactly one solution, or more than one where that
    /// was asked for.
    std::optional<Puzzle> puzzle = {};
    Grid solution = {}; ///< of the puzzle; one of several where that was asked for
    int grids = 0;
    std::int64_t tests = 0;
};

/// Makes a puzzle: a board filled by chance, of which a Reduction takes away givens as long as no other filled board
/// agrees with the rest. Where the goal is a number and that does not lead there, some clues come back and others go, for
/// hundreds of times as long as that helps; then comes another board; until a stop comes. A pattern with cells without
/// clues takes a board that fits it, see fillForPattern().
///
/// Of \a options the encoding and the solver count; chance depends on the request's seed alone.
GenerateResult generate(const GenerateRequest &request, const SolveOptions &options = {},
                        const std::stop_token &stop = {}, const GenerateProgress &progress = {});

} // namespace sudoku
