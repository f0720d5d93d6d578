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

struct GenerateResult
{
    /// Solved: as asked. None: there is none, for no filled board obeys the rules, or findProblem() says why. Else
    /// what came first.
    Outcome outcome;
    /// The best so far, where there is one. It was checked: it has exactly one solution, or more than one where that
    /// was asked for.
    std::optional<Puzzle> puzzle = {};
    Grid solution = {}; ///< of the puzzle; one of several where that was asked for
    int grids = 0;
    std::int64_t tests = 0;
};

/// Makes a puzzle: a filled board by chance, of which givens are taken away as long as no other solution agrees with
/// the rest. That is to make small a core of the contradiction "some other board agrees with these givens"; the first
/// steps take the solver's own core, then each clue, or group of clues, is asked about alone. Where the goal is a
/// number and the board does not lead there, others are tried until a stop comes.
///
/// Of \a options the encoding and the solver count; chance depends on the request's seed alone.
GenerateResult generate(const GenerateRequest &request, const SolveOptions &options = {},
                        const std::stop_token &stop = {}, const GenerateProgress &progress = {});

} // namespace sudoku
