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
    case Outcome::Failed:
        return Uniqueness::Failed;
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

CheckResult UniquenessCheck::run(const std::stop_token &stop, const Progress &progress)
{
    Outcome outcome = Outcome::Solved;
    while (outcome == Outcome::Solved && m_solutions.size() < 2) {
        outcome = m_search.next(stop, progress);
        if (outcome == Outcome::Solved)
            m_solutions.push_back(m_search.solution());
    }
    return {verdictOf(outcome, m_solutions.size()), m_solutions, m_search.statistics()};
}

CheckResult check(const Puzzle &puzzle, const SolveOptions &options, const std::stop_token &stop,
                  const Progress &progress)
{
    return UniquenessCheck(puzzle, options).run(stop, progress);
}

} // namespace sudoku
