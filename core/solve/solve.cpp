#include "core/solve/solve.h"

namespace sudoku {
namespace {

OrHalt<Uniqueness> verdictOf(const OrHalt<Outcome> &last, std::size_t solutionCount)
{
    if (!last)
        return halted(last.error());
    if (last == Outcome::Solved)
        return Uniqueness::Multiple;
    return solutionCount == 0 ? Uniqueness::None : Uniqueness::Unique;
}

} // namespace

SolveResult solve(const Puzzle &puzzle, const SolveOptions &options, const std::stop_token &stop,
                  const Progress &progress)
{
    SolutionSearch search(puzzle, options);
    const OrHalt<Outcome> outcome = search.next(stop, progress);
    return {outcome, search.solution(), search.statistics()};
}

CheckResult UniquenessCheck::run(const std::stop_token &stop, const Progress &progress)
{
    OrHalt<Outcome> outcome = Outcome::Solved;
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
