#include "core/solve/search.h"

#include <new>

namespace sudoku {

Outcome SolutionSearch::next(const std::stop_token &stop, const Progress &progress)
{
    if (m_isExhausted)
        return Outcome::None;
    try {
        if (const auto answer = m_solver.prepare(stop)) {
            m_isExhausted = *answer == Outcome::None;
            return *answer;
        }
        const Outcome outcome = m_solver.ask(m_solver.encoding().selectorLiterals(), stop, progress);
        m_isExhausted = outcome == Outcome::None;
        if (outcome != Outcome::Solved)
            return outcome;
        if (m_solver.solution() == m_solution) // forbidden, so not to come again
            return Outcome::WrongSolution;
        m_solution = m_solver.solution();
        m_solver.forbid(m_solution);
        return Outcome::Solved;
    } catch (const std::bad_alloc &) {
        return Outcome::OutOfMemory;
    }
}

} // namespace sudoku
