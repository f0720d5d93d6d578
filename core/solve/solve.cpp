#include "core/solve/solve.h"

namespace sudoku {
namespace {

Uniqueness verdictOf(Outcome lastOutcome, std::size_t solutionCount)
{
    switch (lastOutcome) {
    case Outcome::Solved:
        return Uniqueness::Multiple;
    case Outcome::None:
        return solutionCount == 0 ? Uniqueness::None : Uniqueness::Unique;
    case Outcome::Stopped:
        return Uniqueness::Undecided;
    case Outcome::OutOfMemory:
        return Uniqueness::OutOfMemory;
    case Outcome::WrongSolution:
        break;
    }
    return Uniqueness::WrongSolution;
}

} // namespace

SolveResult solve(const Puzzle &puzzle, const SolveOptions &options, const std::stop_token &stop,
                  const Progress &progress)
{
    SolutionSearch search(puzzle, options);
    const Outcome outcome = search.next(stop, progress);
    return {outcome, search.solution(), search.statistics()};
}

CheckResult check(const Puzzle &puzzle, const SolveOptions &options, const std::stop_token &stop,
                  const Progress &progress)
{
    SolutionSearch search(puzzle, options);
    std::vector<Grid> solutions;
    Outcome outcome = search.next(stop, progress);
    while (outcome == Outcome::Solved) {
        solutions.push_back(search.solution());
        if (solutions.size() == 2)
            break;
        outcome = search.next(stop, progress);
    }
    return {verdictOf(outcome, solutions.size()), std::move(solutions), search.statistics()};
}

} // namespace sudoku
