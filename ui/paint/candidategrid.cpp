#include "ui/paint/candidategrid.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr qreal tallness = 1.13; // digits have more room above and below than beside them: fonts have margins

/// Returns from which height on each digit has a place of its own. On a large board, where digits are small
/// and nobody finds one by its place, they are side by side, and larger, for longer.
qreal minInPlaces(const CandidateGrids::Room &room)
{
    return room.digitCount > 9 ? room.minLegible * 1.5 : room.minLegible;
}

} // namespace

QRectF CandidateGrid::place(Digit digit) const
{
    int index = digit - 1;
    if (!packed.isEmpty())
        index = (packed & DigitSet::all(digit - 1)).size();
    const int row = index / columns;
    const QPointF at((index % columns) * step.width(), row * step.height());
    return QRectF(origin + at, step).adjusted(0.5, 0.5, -0.5, -0.5);
}

CandidateGrids::CandidateGrids(const Room &room, int maxDigits) : m_room(room)
{
    m_byDigit = gridOf(room.columns, (room.digitCount + room.columns - 1) / room.columns);
    if (room.isOblong)
        m_byDigit = largestFor(room.digitCount);
    const qreal limit = minInPlaces(room);
    if (m_byDigit.height >= limit)
        return;
    m_packed = largestFor(maxDigits);
    m_packedDigits = maxDigits;
    if (!m_packed.isLegible())
        packLegibly();
    m_packed.height = std::min(m_packed.height, limit); // or they would shrink on a larger board
}

/// Packs as many digits as are legible; cells with more of them are left out.
void CandidateGrids::packLegibly()
{
    const QSizeF least(m_room.minLegible * m_room.widthOfHeight / m_room.fill,
                       m_room.minLegible / std::min(1.0, m_room.fill * tallness));
    const int columns = std::max(0, static_cast<int>(m_room.rect.width() / least.width()));
    const int rows = std::max(0, static_cast<int>(m_room.rect.height() / least.height()));
    m_packedDigits = columns * rows;
    if (m_packedDigits == 0)
        return;
    m_packed = gridOf(columns, rows);
    m_packed.height = m_room.minLegible;
}

CandidateGrid CandidateGrids::gridOf(int columns, int rows) const
{
    const QSizeF step(m_room.rect.width() / columns, m_room.rect.height() / rows);
    const qreal height = std::min({step.width() * m_room.fill / m_room.widthOfHeight,
                                   step.height() * std::min(1.0, m_room.fill * tallness), m_room.maxHeight});
    return {m_room.rect.topLeft(), step, columns, height, m_room.minLegible, {}};
}

CandidateGrid CandidateGrids::largestFor(int count) const
{
    CandidateGrid best = m_byDigit;
    for (int columns = 1; columns <= count; ++columns)
        if (const CandidateGrid grid = gridOf(columns, (count + columns - 1) / columns);
            grid.height > best.height)
            best = grid;
    return best;
}

CandidateGrid CandidateGrids::in(QPointF corner, DigitSet digits) const
{
    const bool isPacked = !digits.isEmpty() && digits.size() <= m_packedDigits;
    CandidateGrid grid = isPacked ? m_packed : m_byDigit;
    grid.origin += corner;
    if (isPacked)
        grid.packed = digits;
    return grid;
}

CandidateGrid CandidateGrids::squeezedIn(QPointF corner, DigitSet digits) const
{
    CandidateGrid grid = in(corner, digits);
    if (grid.isLegible() || digits.isEmpty())
        return grid;
    grid = largestFor(digits.size());
    grid.origin += corner;
    grid.packed = digits;
    return grid;
}

int maxDigitsIn(std::span<const DigitSet> cells)
{
    int count = 0;
    for (const DigitSet &digits : cells)
        count = std::max(count, digits.size());
    return count;
}

} // namespace sudoku
