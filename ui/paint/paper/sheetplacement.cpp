#include "ui/paint/paper/sheetplacement.h"

#include <QMarginsF>
#include <QRectF>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

QSizeF without(QSizeF size, double margin)
{
    return size.shrunkBy(QMarginsF(margin, margin, margin, margin));
}

} // namespace

int SheetPlacement::percentage() const
{
    return static_cast<int>(std::floor(scale * 100));
}

SheetPlacement placeSheet(QSizeF sheet, double margin, QSizeF paper, double unprintable)
{
    const QSizeF content = without(sheet, margin);
    const QSizeF room = without(paper, unprintable);
    const double scale = std::min({1.0, room.width() / content.width(), room.height() / content.height()});
    const QSizeF rest = paper - sheet * scale;
    return {scale, QPointF(rest.width(), rest.height()) / 2};
}

} // namespace sudoku
