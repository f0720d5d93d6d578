#include "core/encode/segments.h"

#include "core/encode/atmostone.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sudoku {

SegmentEncoder::SegmentEncoder(const Geometry &geometry, Cnf &cnf, LiteralOf literalOf)
    : m_geometry(geometry),
      m_cnf(cnf),
      m_literalOf(std::move(literalOf)),
      m_inRows(cut(HouseKind::Row)),
      m_inColumns(cut(HouseKind::Column))
{
}

SegmentEncoder::Segments SegmentEncoder::cut(HouseKind line) const
{
    Segments segments{{}, std::vector<int>(m_geometry.cellCount())};
    std::map<std::pair<int, int>, int> numbers; // by line and region
    for (Cell cell = 0; cell < m_geometry.cellCount(); ++cell) {
        const int index = line == HouseKind::Row ? m_geometry.rowOf(cell) : m_geometry.columnOf(cell);
        const auto [number, isNew] =
            numbers.try_emplace({index, m_geometry.regionOf(cell)}, static_cast<int>(segments.cells.size()));
        if (isNew)
            segments.cells.emplace_back();
        segments.cells[number->second].push_back(cell);
        segments.ofCell[cell] = number->second;
    }
    segments.literals.resize(segments.cells.size() * m_geometry.digitCount());
    return segments;
}

bool SegmentEncoder::isWholeRegion(std::span<const Cell> cells) const
{
    const int region = m_geometry.regionOf(cells.front());
    return region != noRegion && std::ranges::equal(m_geometry.regions()[region].cells, cells);
}

bool SegmentEncoder::encodeAtMostOnce(std::span<const Cell> cells, Digit digit)
{
    const auto isSame = [&](auto lineOf) {
        return std::ranges::all_of(cells, [&](Cell cell) { return lineOf(cell) == lineOf(cells.front()); });
    };
    const bool isRow = isSame([&](Cell cell) { return m_geometry.rowOf(cell); });
    const bool isColumn = isSame([&](Cell cell) { return m_geometry.columnOf(cell); });
    const bool isRegion = isWholeRegion(cells);
    if (std::ssize(cells) != m_geometry.size() || !(isRow || isColumn || isRegion))
        return false;
    if (isRow || isRegion)
        encode(m_inRows, cells, digit);
    if (isColumn || isRegion)
        encode(m_inColumns, cells, digit);
    return true;
}

void SegmentEncoder::encode(Segments &segments, std::span<const Cell> cells, Digit digit)
{
    std::vector<int> numbers;
    for (const Cell cell : cells)
        if (const int number = segments.ofCell[cell]; std::ranges::find(numbers, number) == numbers.end())
            numbers.push_back(number);
    Clause literals;
    for (const int number : numbers)
        if (const Literal one = literal(segments, number, digit); one != 0)
            literals.push_back(one);
    encodePairwise(m_cnf, literals);
}

/// Returns the literal of \a segment and \a digit. For a new one, writes that at most one of its cells has
/// the digit.
Literal SegmentEncoder::literal(Segments &segments, int segment, Digit digit)
{
    Literal &known = segments.literals[segment * m_geometry.digitCount() + digit - 1];
    if (known != 0)
        return known;
    Clause places;
    for (const Cell cell : segments.cells[segment])
        if (const Literal place = m_literalOf(cell, digit); place != 0)
            places.push_back(place);
    if (places.empty())
        return 0;
    encodePairwise(m_cnf, places);
    return known = anyOf(m_cnf, places);
}

} // namespace sudoku
