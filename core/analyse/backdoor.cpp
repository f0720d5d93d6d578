#include "core/analyse/backdoor.h"

#include "core/board/stopcheck.h"
#include "core/solve/guesssearch.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

class BackdoorSearch
{
public:
    BackdoorSearch(const Puzzle &puzzle, const Grid &solution, const std::stop_token &stop,
                   const BackdoorProgress &progress)
        : m_puzzle(puzzle),
          m_solution(solution),
          m_stop(stop),
          m_progress(progress)
    {
        for (Cell cell = 0; cell < solution.cellCount(); ++cell)
            if (!puzzle.givens.isFilled(cell))
                m_best.push_back(cell);
    }

    Backdoor run()
    {
        leaveOut();
        for (std::size_t size = 1; size < m_best.size() && !isStopped(m_stop); ++size)
            if (Cells chosen; choose(0, size, chosen))
                take(chosen);
        if (isStopped(m_stop))
            return {halted(Halt::Stopped), m_best, m_solution};
        return {Outcome::Solved, m_best, m_solution, true};
    }

private:
    /// Whether propagation fills the board once \a cells are known; false, too, after a stop.
    bool areEnough(const Cells &cells) const
    {
        if (isStopped(m_stop))
            return false;
        Puzzle known = m_puzzle;
        for (const Cell cell : cells)
            known.givens.set(cell, m_solution[cell]);
        return GuessSearch(known, 0).next(m_stop) == Outcome::Solved;
    }

    /// A first answer: of all open cells those of which none can be left out.
    void leaveOut()
    {
        const Cells all = m_best;
        for (const Cell cell : all) {
            Cells rest = m_best;
            std::erase(rest, cell);
            if (areEnough(rest))
                take(rest);
        }
    }

    /// Looks for \a count further cells, from \a first on, that are enough together with \a chosen.
    bool choose(Cell first, std::size_t count, Cells &chosen) const
    {
        if (count == 0)
            return areEnough(chosen);
        for (Cell cell = first; cell < m_solution.cellCount() && !isStopped(m_stop); ++cell) {
            if (m_puzzle.givens.isFilled(cell))
                continue;
            chosen.push_back(cell);
            if (choose(cell + 1, count - 1, chosen))
                return true;
            chosen.pop_back();
        }
        return false;
    }

    void take(const Cells &cells)
    {
        m_best = cells;
        if (m_progress)
            m_progress(m_best);
    }

    const Puzzle &m_puzzle;
    const Grid &m_solution;
    const std::stop_token &m_stop;
    const BackdoorProgress &m_progress;
    Cells m_best;
};

} // namespace

Backdoor findBackdoor(const Puzzle &puzzle, const SolveOptions &options, const std::stop_token &stop,
                      const BackdoorProgress &progress)
{
    try {
        const CheckResult checked = check(puzzle, options, stop);
        if (!checked.verdict)
            return {halted(checked.verdict.error())};
        if (checked.verdict != Uniqueness::Unique)
            return {Outcome::None};
        return BackdoorSearch(puzzle, checked.solutions.front(), stop, progress).run();
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory)};
    }
}

} // namespace sudoku
