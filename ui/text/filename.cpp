#include "ui/text/filename.h"

#include <QRegularExpression>

namespace sudoku {

QString fileNameOf(const QString &title)
{
    static const QRegularExpression notInNames(QStringLiteral("[\\x{1}-\\x{1f}\\x{7f}/\\\\:*?\"<>|]+|^\\.+"));
    static const QRegularExpression ending(QStringLiteral("[. ]+$")); // which Windows drops
    constexpr qsizetype maxLength = 80;
    return QString(title).replace(notInNames, QStringLiteral("-")).left(maxLength).remove(ending).trimmed();
}

} // namespace sudoku
