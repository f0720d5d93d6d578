#include "core/solve/classicsearch.h"

#include "core/board/stopcheck.h"

namespace sudoku {

bool ClassicSearch::suits(const Puzzle &puzzle)
{
    return puzzle.constraints.empty() && puzzle.geometry.boxes() == BoxShape{3, 3}
           && puzzle.geometry.digitCount() == 9;
}

ClassicSearch::ClassicSearch(const Puzzle &puzzle)
{
    constexpr int usualDepth = 16;
    m_open.reserve(usualDepth);
    m_open.emplace_back(puzzle.givens);
}

OrHalt<Outcome> ClassicSearch::next(const std::stop_token &stop)
{
    while (!m_open.empty()) {
        if (isStopped(stop))
            return halted(Halt::Stopped);
        if (!m_open.back().narrow()) {
            m_open.pop_back();
        } else if (m_open.back().isSolved()) {
            m_solution = m_open.back().grid();
            m_open.pop_back();
            return Outcome::Solved;
        } else {
            guess();
        }
    }
    return Outcome::None;
}

/// Divides the solutions of the last planes: those with a digit in a cell, which are looked at first, and
/// those without.
void ClassicSearch::guess()
{
    const Cell cell = m_open.back().cellToGuess();
    const Digit digit = m_open.back().firstDigitOf(cell);
    m_open.push_back(m_open.back());
    m_open.back().place(cell, digit);
    m_open[m_open.size() - 2].eliminate(cell, digit);
}

} // namespace sudoku
