#include "ui/print/bookplace.h"

#include <QRegularExpression>

namespace sudoku {

BookPlace readPlace(const QString &place)
{
    static const QRegularExpression ofChapter(
        QStringLiteral("^chapters\\[(\\d+)\\](?:\\.puzzles\\[(\\d+)\\])?(?:\\.([a-z-]+))?"));
    static const QRegularExpression ofBook(QStringLiteral("^[a-z-]+"));
    const QRegularExpressionMatch match = ofChapter.match(place);
    if (!match.hasMatch())
        return {.member = ofBook.match(place).captured()};
    return {.chapter = match.captured(1).toInt(),
            .puzzles = match.captured(2).isEmpty() ? -1 : match.captured(2).toInt(),
            .member = match.captured(3)};
}

} // namespace sudoku
