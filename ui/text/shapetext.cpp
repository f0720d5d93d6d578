#include "ui/text/shapetext.h"

#include <QCoreApplication>

#include "core/board/regions.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

struct ShapeWords
{
    Q_DECLARE_TR_FUNCTIONS(Generation)
};

/// Adds the digits, if there are others than \a usualCount from 1 on, and the rules.
QString joined(QStringList parts, int usualCount, DigitValues digits, const QStringList &rules)
{
    if (digits.first == 0)
        parts += ShapeWords::tr("digits 0 to %1").arg(digits.last());
    else if (digits.count != usualCount)
        parts += ShapeWords::tr("%n digit(s)", nullptr, digits.count);
    return (parts + rules).join(ShapeWords::tr(", "));
}

} // namespace

QString holesText(int size)
{
    return ShapeWords::tr("%1 × %1 with holes").arg(size);
}

QString boardCountText(int count)
{
    return ShapeWords::tr("%n board(s)", nullptr, count);
}

QString boardsText(const Geometry &geometry)
{
    const std::span<const SubBoard> boards = geometry.boards();
    const int count = static_cast<int>(boards.size());
    const int size = boards.empty() ? geometry.size() : boards.front().size;
    if (!geometry.hasHoles() && count < 2)
        return ShapeWords::tr("%1 × %1").arg(size);
    if (count < 2)
        return holesText(size);
    const bool areEqual =
        std::ranges::all_of(boards, [size](const SubBoard &each) { return each.size == size; });
    return areEqual ? ShapeWords::tr("%n board(s) of %1 × %1", nullptr, count).arg(size)
                    : boardCountText(count);
}

QString shapeText(const Puzzle &shape)
{
    const Geometry &geometry = shape.geometry;
    if (geometry.isSquare())
        return shapeText(geometry.size(), !geometry.boxes(), geometry.values(), ruleNames(shape));
    QStringList parts{boardsText(geometry)};
    if (!geometry.hasLines())
        parts += ShapeWords::tr("repeats in rows and columns");
    return joined(std::move(parts), usualDigitCount(geometry), geometry.values(), ruleNames(shape));
}

QString shapeText(int size, bool isIrregular, DigitValues digits, const QStringList &rules)
{
    QStringList parts{ShapeWords::tr("%1 × %1").arg(size)};
    if (isIrregular)
        parts += ShapeWords::tr("irregular");
    return joined(parts, size, digits, rules);
}

QString shapeText(const QString &name, int usualDigits, DigitValues digits, const QStringList &rules)
{
    return joined({name}, usualDigits, digits, rules);
}

} // namespace sudoku
