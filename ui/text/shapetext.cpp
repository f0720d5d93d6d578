#include "ui/text/shapetext.h"

#include <QCoreApplication>

#include "ui/text/words.h"

namespace sudoku {
namespace {

struct ShapeWords
{
    Q_DECLARE_TR_FUNCTIONS(Generation)
};

} // namespace

QString shapeText(const Puzzle &shape)
{
    const Geometry &geometry = shape.geometry;
    return shapeText(geometry.size(), !geometry.boxes(), geometry.values(), ruleNames(shape));
}

QString shapeText(int size, bool isIrregular, DigitValues digits, const QStringList &rules)
{
    QStringList parts{ShapeWords::tr("%1 × %1").arg(size)};
    if (isIrregular)
        parts += ShapeWords::tr("irregular");
    if (digits.first == 0)
        parts += ShapeWords::tr("digits 0 to %1").arg(digits.last());
    else if (digits.count > size)
        parts += ShapeWords::tr("%n digit(s)", nullptr, digits.count);
    return (parts + rules).join(ShapeWords::tr(", "));
}

} // namespace sudoku
