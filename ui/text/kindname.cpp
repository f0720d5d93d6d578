#include "ui/text/kindname.h"

#include "core/board/arrangements.h"
#include "core/board/regions.h"
#include "core/variants/variant.h"
#include "ui/text/boardkinds.h"
#include "ui/text/shapetext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

// Files have these words, so they never change.
const QString jigsawWord = QStringLiteral("jigsaw");
const QString digitsWord = QStringLiteral("-digits"); // behind their number
const QString boardsWord = QStringLiteral("-boards"); // likewise
const QString holesWord = QStringLiteral("holes");
const QString fromZeroWord = QStringLiteral("from-0");

/// Returns the word for a shape: "jigsaw", "samurai", "3-boards", "holes", or nothing for boxes.
QString shapeWord(const Geometry &geometry)
{
    if (geometry.isSquare())
        return geometry.boxes() ? QString() : jigsawWord;
    if (const Arrangement *boards = findArrangement(geometry))
        return toQString(boards->id);
    return geometry.boards().size() > 1 ? QString::number(geometry.boards().size()) + boardsWord : holesWord;
}

QString idOf(int size, const QString &shape, int usualDigits, DigitValues digits,
             const std::set<QString> &rules)
{
    QStringList words{QStringLiteral("%1x%1").arg(size)};
    if (!shape.isEmpty())
        words += shape;
    if (digits.count != usualDigits)
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
    return idOf(kind.size, kind.isJigsaw ? jigsawWord : QString(), kind.size, kind.size, rules);
}

/// Returns the number before \a sign, "9" in "9x9".
int numberIn(const QString &word, QChar sign)
{
    return word.section(sign, 0, 0).toInt();
}

/// The name of boards that overlap, or with holes, and the digits that they have by default.
struct NamedShape
{
    QString name = {};
    int digits = 0;
};

/// Returns "Samurai" of "Samurai: five boards of 9 × 9", in any language.
QString shortName(const Arrangement &boards)
{
    static const QRegularExpression colon(QStringLiteral("[:\\x{ff1a}]"));
    return translate("Arrangement", boards.name).section(colon, 0, 0).trimmed();
}

/// Returns the shape that \a word is, with an empty name if it is none.
NamedShape namedShape(const QString &word, int size)
{
    if (const Arrangement *boards = findArrangement(word.toStdString()))
        return {shortName(*boards), boards->boxes.size()};
    if (word == holesWord)
        return {holesText(size), size};
    return word.endsWith(boardsWord) ? NamedShape{boardCountText(numberIn(word, u'-')), size} : NamedShape();
}

} // namespace

QString kindId(const Puzzle &puzzle)
{
    const Geometry &geometry = puzzle.geometry;
    std::set<QString> rules;
    for (const Constraint &constraint : puzzle.constraints)
        rules.insert(toQString(constraint.variant->id));
    return idOf(geometry.size(), shapeWord(geometry), usualDigitCount(geometry), geometry.values(), rules);
}

QString kindName(const QString &id)
{
    const auto kind = std::ranges::find(boardKinds(), id, [](const BoardKind &each) { return idOf(each); });
    if (kind != boardKinds().end())
        return translate("BoardKind", kind->name);
    QStringList words = id.split(QLatin1Char(' '));
    const int size = numberIn(words.takeFirst(), u'x');
    const bool isJigsaw = words.removeOne(jigsawWord);
    const NamedShape shape = words.isEmpty() ? NamedShape() : namedShape(words.first(), size);
    if (!shape.name.isEmpty())
        words.removeFirst();
    DigitValues digits = shape.name.isEmpty() ? size : shape.digits;
    digits.first = words.removeOne(fromZeroWord) ? 0 : 1;
    QStringList rules;
    for (const QString &word : words) {
        const Variant *variant = findVariant(word.toStdString());
        if (word.endsWith(digitsWord))
            digits.count = numberIn(word, u'-');
        else
            rules += variant ? nameInSentence(*variant) : word;
    }
    return shape.name.isEmpty() ? shapeText(size, isJigsaw, digits, rules)
                                : shapeText(shape.name, shape.digits, digits, rules);
}

QString kindName(const Puzzle &puzzle)
{
    return kindName(kindId(puzzle));
}

} // namespace sudoku
