#include "core/solve/classicsolver.h"

#include "core/planes/classiccheck.h"

namespace sudoku {

ClassicSolver::ClassicSolver() : m_search(Grid(81)) {}

OrHalt<Outcome> ClassicSolver::solve(const Grid &givens, const std::stop_token &stop)
{
    m_search.restart(givens);
    const OrHalt<Outcome> outcome = next(givens, stop);
    if (outcome == Outcome::Solved)
        m_solution = m_search.solution();
    return outcome;
}

OrHalt<Uniqueness> ClassicSolver::check(const Grid &givens, const std::stop_token &stop)
{
    m_search.restart(givens);
    const OrHalt<Outcome> first = next(givens, stop);
    if (!first)
        return halted(first.error());
    if (first == Outcome::None)
        return Uniqueness::None;
    const OrHalt<Outcome> second = next(givens, stop);
    if (!second)
        return halted(second.error());
    return second == Outcome::None ? Uniqueness::Unique : Uniqueness::Multiple;
}

OrHalt<Outcome> ClassicSolver::next(const Grid &givens, const std::stop_token &stop)
{
    OrHalt<Outcome> outcome = m_search.next(stop);
    if (outcome == Outcome::Solved && !isClassicSolution(givens, m_search.planes().planes))
        return halted(Halt::WrongSolution);
    return outcome;
}

} // namespace sudoku
