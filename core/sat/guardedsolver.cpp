#include "core/sat/guardedsolver.h"

#include <new>

namespace sudoku {

void GuardedSolver::add(const Cnf &cnf, std::stop_token stop)
{
    guard([&] { m_isIncomplete = m_isIncomplete || !addAll(cnf, stop); });
}

void GuardedSolver::add(std::span<const Literal> clause)
{
    guard([&] { addClause(clause); });
}

OrHalt<Verdict> GuardedSolver::solve(std::span<const Literal> assumptions, std::stop_token stop,
                                     const SatProgress &progress)
{
    OrHalt<Verdict> verdict = halted(Halt::OutOfMemory);
    guard([&] {
        if (m_isIncomplete)
            verdict = halted(Halt::Stopped);
        else
            verdict = run(assumptions, stop, progress);
    });
    return verdict;
}

Clause GuardedSolver::implied(std::span<const Literal> assumptions)
{
    Clause literals;
    guard([&] { literals = propagated(assumptions); });
    return literals;
}

void GuardedSolver::guard(const std::function<void()> &action)
{
    if (m_isOutOfMemory)
        return;
    try {
        attempt(action);
    } catch (const std::bad_alloc &) {
        giveUp();
        m_isOutOfMemory = true;
    }
}

} // namespace sudoku
