#include "core/solve/solutionsearch.h"

#include "core/rules/violations.h"

#include <new>

namespace sudoku {

OrHalt<Outcome> SolutionSearch::next(const std::stop_token &stop, const Progress &progress)
{
    if (m_isExhausted)
        return Outcome::None;
    try {
        const OrHalt<Outcome> outcome = find(stop, progress);
        m_isExhausted = outcome == Outcome::None;
        return outcome;
    } catch (const std::bad_alloc &) {
        if (std::holds_alternative<GuessSearch>(m_guesses)) // which may have lost its place
            endGuesses();
        return halted(Halt::OutOfMemory);
    }
}

OrHalt<Outcome> SolutionSearch::find(const std::stop_token &stop, const Progress &progress)
{
    if (stop.stop_requested())
        return halted(Halt::Stopped);
    if (m_maxGuesses > 0)
        if (const auto outcome = guess(stop))
            return *outcome;
    return ask(stop, progress);
}

void SolutionSearch::beginGuesses()
{
    const Puzzle &puzzle = m_solver.puzzle();
    if (ClassicSearch::suits(puzzle))
        m_guesses.emplace<ClassicSearch>(puzzle.givens);
    else
        m_guesses.emplace<GuessSearch>(puzzle, m_maxGuesses);
}

void SolutionSearch::endGuesses()
{
    m_guesses.emplace<std::monostate>();
    m_maxGuesses = 0;
}

/// Asks the search by guesses; returns nothing if the guesses are used up.
std::optional<OrHalt<Outcome>> SolutionSearch::guess(const std::stop_token &stop)
{
    if (std::holds_alternative<std::monostate>(m_guesses))
        beginGuesses();
    auto *classic = std::get_if<ClassicSearch>(&m_guesses);
    auto *guesses = std::get_if<GuessSearch>(&m_guesses);
    const OrHalt<Outcome> outcome = classic ? classic->next(stop) : guesses->next(stop);
    if (!outcome) {
        if (stop.stop_requested())
            return outcome;
        endGuesses();
        return {};
    }
    if (outcome != Outcome::Solved)
        return outcome;
    m_solution = classic ? classic->solution() : guesses->solution();
    if (guesses)
        m_guessed.push_back(m_solution);
    if (!isSolution(m_solver.puzzle(), m_solution))
        return halted(Halt::WrongSolution);
    return Outcome::Solved;
}

OrHalt<Outcome> SolutionSearch::ask(const std::stop_token &stop, const Progress &progress)
{
    if (const auto answer = m_solver.prepare(stop))
        return *answer;
    for (; !m_guessed.empty(); m_guessed.pop_back())
        m_solver.forbid(m_guessed.back());
    const OrHalt<Outcome> outcome = m_solver.ask(m_solver.encoding().selectorLiterals(), stop, progress);
    if (outcome != Outcome::Solved)
        return outcome;
    if (m_solver.solution() == m_solution) // forbidden, so not to come again
        return halted(Halt::WrongSolution);
    m_solution = m_solver.solution();
    m_solver.forbid(m_solution);
    return Outcome::Solved;
}

} // namespace sudoku
