#include "core/planes/classicsearch.h"

#include "core/board/stopcheck.h"

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
    : m_engine(&engine),
      m_planes(std::make_unique_for_overwrite<DigitPlanes[]>(maxDepth)),
      m_open{m_planes.get(), 0}
{
    restart(givens);
}

void ClassicSearch::restart(const Grid &givens)
{
    m_open.planes[0] = DigitPlanes(givens);
    m_open.size = 1;
}

bool ClassicSearch::isSolvedBySingles()
{
    return m_engine->search(m_open, 1, 0) == PlaneSearchEnd::Solved;
}

OrHalt<Outcome> ClassicSearch::nextPlanes(const std::stop_token &stop, int maxOpen)
{
    while (!isStopped(stop)) {
        const PlaneSearchEnd end = m_engine->search(m_open, planesBetweenStops, maxOpen);
        if (end == PlaneSearchEnd::Exhausted)
            return Outcome::None;
        if (end == PlaneSearchEnd::Solved) {
            m_found = m_open.planes[--m_open.size];
            return Outcome::Solved;
        }
    }
    return halted(Halt::Stopped);
}

} // namespace sudoku
