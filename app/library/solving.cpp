#include <sudokuworkbench/questions.h>
#include <sudokuworkbench/version.h>

#include "app/library/asking.h"
#include "app/library/puzzledata.h"
#include "core/analyse/truecandidates.h"
#include "core/solve/count.h"

namespace sudokuworkbench {
namespace {

/// Returns the digits as bits.
std::uint32_t bitsOf(sudoku::DigitSet digits)
{
    std::uint32_t bits = 0;
    for (const sudoku::Digit digit : digits)
        bits |= std::uint32_t{1} << digit;
    return bits;
}

v2::Regions regionsOf(const sudoku::Grid &solution)
{
    return {solution.regions().begin(), solution.regions().end()};
}

} // namespace

namespace v2 {

SolveAnswer solve(const PuzzleOrText &puzzle, const Options &options)
{
    return answerTo<SolveAnswer>(puzzle, options, [](const Asked &asked, SolveAnswer &answer) {
        const sudoku::SolveResult result = sudoku::solve(asked.puzzle, asked.anyWay, asked.stop);
        answer.verdict = verdictOf(answer, result.outcome);
        answer.solution = digitsOf(result.solution);
        answer.regions = regionsOf(result.solution);
    });
}

CheckAnswer check(const PuzzleOrText &puzzle, const Options &options)
{
    return answerTo<CheckAnswer>(puzzle, options, [](const Asked &asked, CheckAnswer &answer) {
        const sudoku::CheckResult result = sudoku::check(asked.puzzle, asked.anyWay, asked.stop);
        answer.verdict = verdictOf(answer, result.verdict);
        for (const sudoku::Grid &solution : result.solutions) {
            answer.solutions.push_back(digitsOf(solution));
            answer.regions.push_back(regionsOf(solution));
        }
    });
}

} // namespace v2

inline namespace v1 {

SolveAnswer solve(const PuzzleOrText &puzzle, const Options &options)
{
    return v2::solve(puzzle, options);
}

CheckAnswer check(const PuzzleOrText &puzzle, const Options &options)
{
    return v2::check(puzzle, options);
}

CountAnswer count(const PuzzleOrText &puzzle, const CountOptions &options)
{
    return answerTo<CountAnswer>(puzzle, options, [&](const Asked &asked, CountAnswer &answer) {
        if (options.limit < 0)
            return refuse(answer, Status::BadRequest, "bad-limit", "the limit is below 0");
        const sudoku::CountResult result =
            sudoku::countSolutions(asked.puzzle, options.limit, asked.anyWay, asked.stop);
        answer.count = result.count;
        answer.isExact = result.isExact();
        if (!result.end)
            refuse(answer, result.end.error());
    });
}

CandidatesAnswer candidates(const PuzzleOrText &puzzle, const Options &options)
{
    return answerTo<CandidatesAnswer>(puzzle, options, [&](const Asked &asked, CandidatesAnswer &answer) {
        sudoku::SolveOptions solving;
        solving.maxGuesses = asked.anyWay.maxGuesses;
        sudoku::CandidateSearch search(asked.puzzle, 1, solving);
        if (options.usesAllProcessors)
            search.shareAfter();
        const auto outcome = search.run(asked.stop);
        answer.verdict = verdictOf(answer, outcome);
        answer.isComplete = outcome.has_value();
        for (sudoku::Cell cell = 0; cell < asked.puzzle.geometry.cellCount(); ++cell)
            answer.candidates.push_back(bitsOf(search.counts().trueCandidates(cell)));
    });
}

const char *version()
{
    return SUDOKUWORKBENCH_VERSION;
}

} // namespace v1
} // namespace sudokuworkbench
