#include "ui/text/shapetext.h"

#include "ui/text/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace sudoku {
namespace {

struct ShapeWords
{
    Q_DECLARE_TR_FUNCTIONS(Generation)
};

} // namespace

QString nameInSentence(QString name)
{
    const bool isWord = name.size() > 1 && name[1].isLower(); // X-sum and "X or V" begin with a sign
    if (isWord && QLocale().language() != QLocale::German)    // which writes nouns with a capital
        name[0] = name[0].toLower();
    return name;
}

QString shapeText(const Puzzle &shape)
{
    const Geometry &geometry = shape.geometry;
    return shapeText(geometry.size(), !geometry.boxes(), geometry.digitCount(), ruleNames(shape));
}

QString shapeText(int size, bool isIrregular, int digitCount, const QStringList &rules)
{
    QStringList parts{ShapeWords::tr("%1 × %1").arg(size)};
    if (isIrregular)
        parts += ShapeWords::tr("irregular");
    if (digitCount > size)
        parts += ShapeWords::tr("%n digit(s)", nullptr, digitCount);
    for (const QString &name : rules)
        parts += nameInSentence(name);
    return parts.join(ShapeWords::tr(", "));
}

} // namespace sudoku
