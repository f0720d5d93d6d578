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
const QString fromZeroWord = QStringLiteral("from-0");

QString idOf(int size, bool isJigsaw, DigitValues digits, const std::set<QString> &rules)
{
    QStringList words{QStringLiteral("%1x%1").arg(size)};
    if (isJigsaw)
        words += jigsawWord;
    if (digits.count != size)
        words += QString::number(digits.count) + digitsWord;
    if (digits.first == 0)
        words += fromZeroWord;
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
    return idOf(geometry.size(), !geometry.boxes(), geometry.values(), rules);
}

QString kindName(const QString &id)
{
    const auto kind = std::ranges::find(boardKinds(), id, [](const BoardKind &each) { return idOf(each); });
    if (kind != boardKinds().end())
        return translate("BoardKind", kind->name);
    QStringList words = id.split(QLatin1Char(' '));
    const int size = numberIn(words.takeFirst(), u'x');
    const bool isJigsaw = words.removeOne(jigsawWord);
    DigitValues digits = size;
    digits.first = words.removeOne(fromZeroWord) ? 0 : 1;
    QStringList rules;
    for (const QString &word : words) {
        const Variant *variant = findVariant(word.toStdString());
        if (word.endsWith(digitsWord))
            digits.count = numberIn(word, u'-');
        else
            rules += variant ? nameInSentence(*variant) : word;
    }
    return shapeText(size, isJigsaw, digits, rules);
}

QString kindName(const Puzzle &puzzle)
{
    return kindName(kindId(puzzle));
}

} // namespace sudoku
