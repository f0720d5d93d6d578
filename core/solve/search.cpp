#include "core/solve/search.h"

#include "core/variants/violations.h"

#include <new>

namespace sudoku {

SolutionSearch::SolutionSearch(Puzzle puzzle, const SolveOptions &options)
    : m_solver(std::move(puzzle), options)
{
    if (options.mostGuesses > 0)
        m_guesses.emplace(m_solver.puzzle(), options.mostGuesses);
}

Outcome SolutionSearch::next(const std::stop_token &stop, const Progress &progress)
{
    if (m_isExhausted)
        return Outcome::None;
    try {
        const Outcome outcome = find(stop, progress);
        m_isExhausted = outcome == Outcome::None;
        return outcome;
    } catch (const std::bad_alloc &) {
        return Outcome::OutOfMemory;
    }
}

Outcome SolutionSearch::find(const std::stop_token &stop, const Progress &progress)
{
    if (stop.stop_requested())
        return Outcome::Stopped;
    if (m_guesses) {
        const Outcome outcome = guess();
        if (outcome != Outcome::Stopped)
            return outcome;
        m_guesses.reset();
    }
    return ask(stop, progress);
}

Outcome SolutionSearch::guess()
{
    const Outcome outcome = m_guesses->next();
    if (outcome != Outcome::Solved)
        return outcome;
    m_solution = m_guesses->solution();
    m_guessed.push_back(m_solution);
    return isSolution(m_solver.puzzle(), m_solution) ? Outcome::Solved : Outcome::WrongSolution;
}

Outcome SolutionSearch::ask(const std::stop_token &stop, const Progress &progress)
{
    if (const auto answer = m_solver.prepare(stop))
        return *answer;
    for (; !m_guessed.empty(); m_guessed.pop_back())
        m_solver.forbid(m_guessed.back());
    const Outcome outcome = m_solver.ask(m_solver.encoding().selectorLiterals(), stop, progress);
    if (outcome != Outcome::Solved)
        return outcome;
    if (m_solver.solution() == m_solution) // forbidden, so not to come again
        return Outcome::WrongSolution;
    m_solution = m_solver.solution();
    m_solver.forbid(m_solution);
    return Outcome::Solved;
}

} // namespace sudoku
