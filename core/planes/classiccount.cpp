#include "core/planes/classiccount.h"

#include "core/board/stopcheck.h"
#include "core/planes/classiccheck.h"
#include "core/planes/classicsearch.h"
#include "core/planes/planejoin.h"

namespace sudoku {
namespace {

/// Fewer need more guesses, more have more ways; from 34 to 46 counts take about the same time.
constexpr int openCellsToJoin = 34;
constexpr std::int64_t solutionsBetweenStops = 1000;

class Counter
{
public:
    Counter(const Grid &givens, std::int64_t limit, const std::stop_token &stop)
        : m_check(givens),
          m_limit(limit),
          m_stop(stop)
    {
    }

    /// Counts the solutions of \a planes. Returns whether to go on.
    bool add(const DigitPlanes &planes)
    {
        return m_join.forEach(planes, [this](const Plane *digits) { return add(digits); });
    }

    SolutionCount result() const { return {m_count, m_end}; }
    void stopAt(const OrHalt<Outcome> &end) { m_end = end; }

private:
    bool add(const Plane *digits)
    {
        if (!m_check.isSolution(digits))
            m_end = halted(Halt::WrongSolution);
        else if (m_count == m_limit)
            m_end = Outcome::Solved;
        else if (++m_count % solutionsBetweenStops == 0 && isStopped(m_stop))
            m_end = halted(Halt::Stopped);
        else
            return true;
        return false;
    }

    ClassicCheck m_check;
    PlaneJoin m_join;
    std::int64_t m_limit;
    std::stop_token m_stop;
    std::int64_t m_count = 0;
    OrHalt<Outcome> m_end = Outcome::None;
};

} // namespace

SolutionCount countClassic(const Grid &givens, std::int64_t limit, const std::stop_token &stop,
                           const ClassicEngine &engine)
{
    Counter counter(givens, limit, stop);
    ClassicSearch search(givens, engine);
    for (;;) {
        const OrHalt<Outcome> outcome = search.nextPlanes(stop, openCellsToJoin);
        if (!outcome)
            counter.stopAt(outcome);
        if (outcome != Outcome::Solved || !counter.add(search.planes()))
            return counter.result();
    }
}

} // namespace sudoku
