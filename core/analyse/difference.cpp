#include "core/analyse/difference.h"

#include <new>

namespace sudoku {
namespace {

class DifferenceSearch
{
public:
    DifferenceSearch(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                     const DifferenceProgress &progress)
        : m_rivals(puzzle, solution, options),
          m_progress(progress),
          m_hasDiffered(solution.cellCount())
    {
    }

    DifferenceResult run(const std::stop_token &stop)
    {
        if (const auto failure = m_rivals.prepare(stop))
            return {*failure, {}};
        for (const Cell cell : m_rivals.openCells()) {
            if (m_hasDiffered[cell])
                continue;
            OrHalt<Outcome> outcome = m_rivals.findWithout(cell, stop);
            if (outcome == Outcome::Solved)
                outcome = narrow(stop);
            if (outcome != Outcome::None)
                return {outcome, m_best};
        }
        return {m_best ? Outcome::Solved : Outcome::None, m_best};
    }

private:
    OrHalt<Outcome> narrow(const std::stop_token &stop)
    {
        take(); // should a stop come soon
        const OrHalt<Outcome> outcome = m_rivals.narrow(stop, m_best->cells.size());
        for (const Cell cell : m_rivals.difference())
            m_hasDiffered[cell] = true;
        take();
        return outcome;
    }

    void take()
    {
        if (m_best && m_best->cells.size() <= m_rivals.difference().size())
            return;
        m_best = Difference{m_rivals.rival(), m_rivals.difference()};
        if (m_progress)
            m_progress(*m_best);
    }

    RivalSearch m_rivals;
    const DifferenceProgress &m_progress;
    std::vector<bool> m_hasDiffered;
    std::optional<Difference> m_best;
};

} // namespace

DifferenceResult findSmallDifference(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                                     const std::stop_token &stop, const DifferenceProgress &progress)
{
    try {
        return DifferenceSearch(puzzle, solution, options, progress).run(stop);
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory), {}};
    }
}

} // namespace sudoku
