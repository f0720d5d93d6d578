#include "core/planes/classicsearch.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <limits>

namespace sudoku {
namespace {

constexpr int maxDepth = 82; // each guess solves a cell
constexpr int planesBetweenStops = 256;

} // namespace

bool ClassicSearch::isClassic(const Geometry &geometry)
{
    return geometry.boxes() == BoxShape{3, 3} && geometry.digitCount() == 9;
}

bool ClassicSearch::suits(const Puzzle &puzzle)
{
    return puzzle.constraints.empty() && isClassic(puzzle.geometry);
}

ClassicSearch::ClassicSearch(const Grid &givens, const ClassicEngine &engine)
    : ClassicSearch(givens, nullptr, engine)
{
}

ClassicSearch::ClassicSearch(const Grid &givens, std::shared_ptr<const FurtherHouses> further,
                             const ClassicEngine &engine)
    : m_engine(&engine),
      m_further(std::move(further)),
      m_planes(std::make_unique_for_overwrite<DigitPlanes[]>(maxDepth)),
      m_open{m_planes.get(), 0, m_further.get()}
{
    restart(givens);
}

void ClassicSearch::restart(const Grid &givens)
{
    restart(m_further ? DigitPlanes(givens, m_further->peers) : DigitPlanes(givens));
}

void ClassicSearch::restart(const DigitPlanes &planes)
{
    m_open.planes[0] = planes;
    m_open.size = 1;
    m_positionsLeft = std::numeric_limits<std::int64_t>::max();
}

void ClassicSearch::limit(std::int64_t positions)
{
    if (mayTakeLong())
        m_positionsLeft = positions;
}

bool ClassicSearch::isSolvedBySingles()
{
    return m_engine->search(m_open, 1, 0) == PlaneSearchEnd::Solved;
}

OrHalt<Outcome> ClassicSearch::nextPlanes(const std::stop_token &stop, int maxOpen)
{
    while (m_positionsLeft > 0 && !isStopped(stop)) {
        const auto count = static_cast<int>(std::min<std::int64_t>(m_positionsLeft, planesBetweenStops));
        const PlaneSearchEnd end = m_engine->search(m_open, count, maxOpen);
        if (end == PlaneSearchEnd::Exhausted)
            return Outcome::None;
        if (end == PlaneSearchEnd::Solved) {
            m_found = m_open.planes[--m_open.size];
            return Outcome::Solved;
        }
        m_positionsLeft -= count;
    }
    return halted(Halt::Stopped);
}

} // namespace sudoku
