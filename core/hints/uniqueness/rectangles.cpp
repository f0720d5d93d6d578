#include "core/hints/uniqueness/rectangles.h"

#include "core/board/rule.h"

#include <algorithm>

namespace sudoku {

Rectangles::Rectangles(const Position &position)
    : m_position(position),
      m_rules(position.rules()),
      m_isClassic(m_rules.isClassic()),
      m_untouched(m_rules.allCells())
{
    for (const ActiveRule &active : m_rules.otherRules())
        for (const Cell cell : cellsOf(active.rule))
            m_untouched.remove(cell);
    CellSet open = m_rules.allCells();
    for (Cell cell = 0; cell < m_rules.cellCount(); ++cell)
        if (!position.isOpen(cell))
            open.remove(cell);
    m_cellsAllowing.assign(m_rules.digitCount() + 1, open);
    for (Cell cell = 0; cell < m_rules.cellCount(); ++cell)
        if (!position.isOpen(cell))
            m_cellsAllowing[position.digitAt(cell)] -= m_rules.peers(cell);
}

bool Rectangles::areExchangeable(const Rectangle &rectangle, Digit a, Digit b) const
{
    if (!areInTwoBoxes(rectangle))
        return false;
    if (m_isClassic)
        return true;
    const auto &[first, inRow, inColumn, opposite] = rectangle;
    const auto isFree = [&](Cell cell) {
        return m_untouched.contains(cell) && m_rules.domain(cell).contains(a)
               && m_rules.domain(cell).contains(b);
    };
    if (!std::ranges::all_of(rectangle, isFree))
        return false;
    // What sees a cell of one digit must see one of the other.
    CellSet ones = m_rules.peers(first) | m_rules.peers(opposite);
    CellSet others = m_rules.peers(inRow) | m_rules.peers(inColumn);
    for (const Cell cell : rectangle) {
        ones.remove(cell);
        others.remove(cell);
    }
    return ones == others && !m_rules.arePeers(first, opposite) && !m_rules.arePeers(inRow, inColumn);
}

bool Rectangles::isFirstOf(const Rectangle &rectangle) const
{
    return std::ranges::none_of(rectangle, [&](Cell cell) {
        return cell < rectangle.front()
               && m_position.candidates(cell) == m_position.candidates(rectangle.front());
    });
}

bool Rectangles::areInTwoBoxes(const Rectangle &rectangle) const
{
    const auto &[first, inRow, inColumn, opposite] = rectangle;
    const auto areTogether = [this](Cell a, Cell b) { return m_rules.geometry().shareRegion(a, b); };
    return areTogether(first, inRow) ? areTogether(inColumn, opposite) && !areTogether(first, inColumn)
                                     : areTogether(first, inColumn) && areTogether(inRow, opposite);
}

} // namespace sudoku
