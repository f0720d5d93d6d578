#include "ui/generate/kindname.h"

#include "core/variants/variant.h"
#include "ui/generate/boardkinds.h"
#include "ui/text/shapetext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QStringList>

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

// Files have these words, so they never change.
const QString jigsawWord = QStringLiteral("jigsaw");
const QString digitsWord = QStringLiteral("-digits"); // behind their number

QString idOf(int size, bool isJigsaw, int digitCount, const std::set<QString> &rules)
{
    QStringList words{QStringLiteral("%1x%1").arg(size)};
    if (isJigsaw)
        words += jigsawWord;
    if (digitCount != size)
        words += QString::number(digitCount) + digitsWord;
    for (const QString &rule : rules)
        words += rule;
    return words.join(QLatin1Char(' '));
}

QString idOf(const BoardKind &kind)
{
    std::set<QString> rules;
    for (const auto &ids : {kind.rules, kind.derived})
        for (const std::string_view id : ids)
            rules.insert(toQString(id));
    return idOf(kind.size, kind.isJigsaw, kind.size, rules);
}

/// Returns the number before \a sign, "9" in "9x9".
int numberIn(const QString &word, QChar sign)
{
    return word.section(sign, 0, 0).toInt();
}

} // namespace

QString kindId(const Puzzle &puzzle)
{
    const Geometry &geometry = puzzle.geometry;
    std::set<QString> rules;
    for (const Constraint &constraint : puzzle.constraints)
        rules.insert(toQString(constraint.variant->id));
    return idOf(geometry.size(), !geometry.boxes(), geometry.digitCount(), rules);
}

QString kindName(const QString &id)
{
    const auto kind = std::ranges::find(boardKinds(), id, [](const BoardKind &each) { return idOf(each); });
    if (kind != boardKinds().end())
        return translate("BoardKind", kind->name);
    QStringList words = id.split(QLatin1Char(' '));
    const int size = numberIn(words.takeFirst(), u'x');
    const bool isJigsaw = words.removeOne(jigsawWord);
    int digitCount = size;
    QStringList rules;
    for (const QString &word : words) {
        const Variant *variant = findVariant(word.toStdString());
        if (word.endsWith(digitsWord))
            digitCount = numberIn(word, u'-');
        else
            rules += variant ? nameInSentence(*variant) : word;
    }
    return shapeText(size, isJigsaw, digitCount, rules);
}

QString kindName(const Puzzle &puzzle)
{
    return kindName(kindId(puzzle));
}

} // namespace sudoku
