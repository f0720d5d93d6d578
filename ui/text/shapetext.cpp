#include "ui/text/shapetext.h"

#include "ui/text/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

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
    QStringList parts{ShapeWords::tr("%1 × %1").arg(shape.geometry.size())};
    if (!shape.geometry.boxes())
        parts += ShapeWords::tr("irregular");
    if (shape.geometry.digitCount() > shape.geometry.size())
        parts += ShapeWords::tr("%n digit(s)", nullptr, shape.geometry.digitCount());
    for (const QString &name : ruleNames(shape))
        parts += nameInSentence(name);
    return parts.join(ShapeWords::tr(", "));
}

} // namespace sudoku
