#include "core/analyse/unavoidableset.h"

#include "core/solve/timelimit.h"

#include <new>

namespace sudoku {
namespace {

class UnavoidableSetSearch
{
public:
    UnavoidableSetSearch(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                         const UnavoidableSetProgress &progress)
        : m_search(puzzle, solution, options),
          m_progress(progress),
          m_hasDiffered(solution.cellCount())
    {
    }

    UnavoidableSetResult run(const std::stop_token &stop)
    {
        if (const auto failure = m_search.prepare(stop))
            return {*failure, {}};
        for (const Cell cell : m_search.openCells()) {
            if (m_hasDiffered[cell])
                continue;
            OrHalt<Outcome> outcome = m_search.findDifferingIn(cell, stop);
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
        const OrHalt<Outcome> outcome = m_search.narrow(stop, m_best->cells.size());
        for (const Cell cell : m_search.differingCells())
            m_hasDiffered[cell] = true;
        take();
        return outcome;
    }

    void take()
    {
        if (m_best && m_best->cells.size() <= m_search.differingCells().size())
            return;
        m_best = OtherSolution{m_search.otherSolution(), m_search.differingCells()};
        if (m_progress)
            m_progress(*m_best);
    }

    OtherSolutionSearch m_search;
    const UnavoidableSetProgress &m_progress;
    std::vector<bool> m_hasDiffered;
    std::optional<OtherSolution> m_best;
};

} // namespace

UnavoidableSetResult findUnavoidableSet(const Puzzle &puzzle, const Grid &solution,
                                        const SolveOptions &options, const std::stop_token &stop,
                                        const UnavoidableSetProgress &progress)
{
    try {
        return UnavoidableSetSearch(puzzle, solution, options, progress).run(stop);
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory), {}};
    }
}

Grid nearerSolution(const Puzzle &puzzle, const Grid &solution, Grid other, const SolveOptions &options,
                    const std::stop_token &stop, std::chrono::seconds time)
{
    const TimeLimit limit(stop, time);
    UnavoidableSetResult result = findUnavoidableSet(puzzle, solution, options, limit.token());
    return result.best ? std::move(result.best->grid) : std::move(other);
}

} // namespace sudoku
