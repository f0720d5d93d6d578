#include "core/planes/hexsearch.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <limits>

namespace sudoku {
namespace {

constexpr int mostPositions = hexCells + 1; // each guess solves a cell
constexpr int positionsBetweenStops = 64;

bool hasHexBoard(const Puzzle &puzzle)
{
    const Geometry &geometry = puzzle.geometry;
    return geometry.boxes() == BoxShape{4, 4} && geometry.digitCount() == hexSide;
}

} // namespace

bool HexSearch::suits(const Puzzle &puzzle)
{
    return puzzle.constraints.empty() && hasHexBoard(puzzle);
}

std::shared_ptr<const FurtherHexHouses> HexSearch::furtherHouses(const Puzzle &puzzle, const Memo &memo)
{
    return hasHexBoard(puzzle) ? FurtherHexHouses::of(puzzle, memo) : nullptr;
}

HexSearch::HexSearch(const Grid &givens, const ClassicEngine &engine) : HexSearch(givens, nullptr, engine) {}

HexSearch::HexSearch(const Grid &givens, std::shared_ptr<const FurtherHexHouses> further,
                     const ClassicEngine &engine)
    : m_engine(&engine),
      m_further(std::move(further)),
      m_planes(std::make_unique_for_overwrite<HexPlanes[]>(mostPositions)),
      m_memory(std::make_unique<HexMemory>()),
      m_open{m_planes.get(), 0, m_memory.get(), m_further.get()}
{
    restart(givens);
}

void HexSearch::restart(const Grid &givens)
{
    m_open.planes[0] = HexPlanes(givens);
    m_open.size = 1;
    *m_memory = {};
    m_positionsLeft = std::numeric_limits<std::int64_t>::max();
}

bool HexSearch::isSolvedBySingles()
{
    return m_engine->searchHex(m_open, 1) == PlaneSearchEnd::Solved;
}

OrHalt<Outcome> HexSearch::next(const std::stop_token &stop)
{
    while (m_positionsLeft > 0 && !isStopped(stop)) {
        const auto count = static_cast<int>(std::min<std::int64_t>(m_positionsLeft, positionsBetweenStops));
        const PlaneSearchEnd end = m_engine->searchHex(m_open, count);
        if (end == PlaneSearchEnd::Exhausted)
            return Outcome::None;
        if (end == PlaneSearchEnd::Solved) {
            m_solution = m_open.planes[m_open.size - 1].grid(); // if memory is short, it is found again
            --m_open.size;
            return Outcome::Solved;
        }
        m_positionsLeft -= count;
    }
    return halted(Halt::Stopped);
}

} // namespace sudoku
