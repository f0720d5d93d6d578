#include "core/generate/secondcheck.h"

#include "core/sat/solverkinds.h"
#include "core/solve/guesssearch.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns options that share neither solver nor encoding with \a first.
SolveOptions secondLook(const SolveOptions &first)
{
    SolveOptions second;
    second.encode.method = &*std::ranges::find_if(
        encodingMethods(), [&](const EncodingMethod &other) { return &other != first.encode.method; });
    second.maxGuesses = 0;
    if (const SolverKind *cadical = findSolver("cadical"); cadical && first.solver.id != cadical->id)
        second.solver = *cadical;
    return second;
}

/// Checks by guesses; returns nothing if so few do not suffice.
std::optional<CheckResult> checkByGuesses(const Puzzle &puzzle, const Memo &memo, const std::stop_token &stop)
{
    GuessSearch guesses(puzzle, defaultGuesses, memo);
    CheckResult result{Uniqueness::None, {}, {}};
    for (int found = 0; found < 2; ++found) {
        const OrHalt<Outcome> outcome = guesses.next(stop);
        if (!outcome)
            return {};
        if (outcome == Outcome::None)
            break;
        result.solutions.push_back(guesses.solution());
    }
    if (!result.solutions.empty())
        result.verdict = result.solutions.size() == 1 ? Uniqueness::Unique : Uniqueness::Multiple;
    return result;
}

} // namespace

CheckResult checkOtherwise(const Puzzle &puzzle, const SolveOptions &first, const std::stop_token &stop)
{
    if (auto result = checkByGuesses(puzzle, first.memo, stop))
        return std::move(*result);
    return check(puzzle, secondLook(first), stop);
}

} // namespace sudoku
