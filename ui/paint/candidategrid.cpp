#include "ui/paint/candidategrid.h"

#include <algorithm>
#include <cmath>

namespace sudoku {

QRectF CandidateGrid::place(Digit digit) const
{
    int index = digit - 1;
    if (!packed.isEmpty())
        index = (packed & DigitSet::all(digit - 1)).size();
    const QPointF at((index % columns) * step.width(), (index / columns) * step.height());
    return QRectF(origin + at, step).adjusted(0.5, 0.5, -0.5, -0.5);
}

CandidateGrid CandidateGrid::of(const Room &room, DigitSet digits)
{
    const auto gridWith = [&](int columns, int count) {
        const int rows = (count + columns - 1) / columns;
        const QSizeF step(room.rect.width() / columns, room.rect.height() / rows);
        const qreal height = std::min(
            {step.width() * room.fill / room.widthOfHeight, step.height() * room.fill, room.maxHeight});
        return CandidateGrid{room.rect.topLeft(), step, columns, height, room.minLegible, {}};
    };
    const CandidateGrid byDigit =
        gridWith(static_cast<int>(std::ceil(std::sqrt(room.digitCount))), room.digitCount);
    CandidateGrid best = byDigit;
    for (int columns = 1; columns <= byDigit.columns && !byDigit.isLegible(); ++columns)
        if (const CandidateGrid packed = gridWith(columns, digits.size()); packed.height > best.height) {
            best = packed;
            best.packed = digits;
        }
    return best.isLegible() ? best : byDigit;
}

} // namespace sudoku
