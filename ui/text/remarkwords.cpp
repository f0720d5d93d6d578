#include "ui/text/remarkwords.h"

#include <QRegularExpression>
#include <QStringList>

#include "core/formats/boardremarks.h"
#include "core/formats/text/remark.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

namespace sudoku {
namespace {

struct PlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// Returns the place \a name, such as "r1c1", after \a text: "left of row 5" where it is beside a board of
/// that \a size, which may be 0 for unknown.
QString textAtPlace(const QString &text, const std::string &name, int size)
{
    static const QRegularExpression pattern(QStringLiteral("^r(\\d+)c(\\d+)$"));
    const QRegularExpressionMatch match = pattern.match(toQString(name));
    const int row = match.captured(1).toInt();
    const int column = match.captured(2).toInt();
    const auto isOutside = [size](int at) { return at == 0 || (size > 0 && at > size); };
    if (!match.hasMatch() || isOutside(row) == isOutside(column)) // also beside a corner
        return PlaceWords::tr("%1 at %2").arg(text, toQString(name));
    if (isOutside(row))
        return (row == 0 ? PlaceWords::tr("%1 above column %2") : PlaceWords::tr("%1 below column %2"))
            .arg(text)
            .arg(column);
    return (column == 0 ? PlaceWords::tr("%1 left of row %2") : PlaceWords::tr("%1 right of row %2"))
        .arg(text)
        .arg(row);
}

} // namespace

QString elementText(const Remark &element, int size)
{
    if (element.count > 1)
        return PlaceWords::tr("%1 more").arg(element.count);
    const QString name = element.variant ? nameText(*element.variant) : PlaceWords::tr("digit");
    bool isNumber = false;
    const int number = toQString(element.what).toInt(&isNumber);
    const QString text = element.what.empty() ? name
                         : element.variant && isNumber
                             ? constraintName({element.variant, {}, {number}})
                             : PlaceWords::tr("%1 %2").arg(name, toQString(element.what));
    return element.place.empty() ? text : textAtPlace(text, element.place, size);
}

QString notCoveredName(const Remark &remark, int size)
{
    return remark.code == Remark::Code::ElementLeftOut ? elementText(remark, size) : quotedName(remark.what);
}

QString notCoveredText(const Board &board)
{
    constexpr qsizetype maxNamed = 3;
    QStringList texts;
    int unnamed = 0;
    for (const Remark &remark : remarksOn(board))
        if (isNotCovered(remark.code) && texts.size() == maxNamed)
            unnamed += remark.code == Remark::Code::ElementLeftOut ? remark.count : 1;
        else if (isNotCovered(remark.code))
            texts +=
                PlaceWords::tr("%1 not covered").arg(notCoveredName(remark, board.puzzle.geometry.size()));
        else if (remark.code == Remark::Code::SwitchedOff)
            texts += PlaceWords::tr("%n rule(s) switched off", nullptr, remark.count);
    if (unnamed > 0)
        texts.insert(maxNamed, PlaceWords::tr("%1 more").arg(unnamed));
    if (const int drawings = static_cast<int>(board.info.drawings.size())) // which may stand for rules
        texts += PlaceWords::tr("%n drawing(s) not covered", nullptr, drawings);
    return texts.join(PlaceWords::tr(", "));
}

} // namespace sudoku
