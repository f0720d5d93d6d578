#include "ui/text/notation.h"

#include <QCoreApplication>

namespace sudoku {
namespace {

struct NotationWords
{
    Q_DECLARE_TR_FUNCTIONS(Notation)
};

} // namespace

QString hasText(const QString &cells, const QStringList &digits, bool has, Notation notation)
{
    if (notation == Notation::Plain)
        return (has ? QStringLiteral("%1=%2") : QStringLiteral("%1<>%2"))
            .arg(cells, digits.join(QLatin1Char(',')));
    return (has ? QStringLiteral("%1\u00a0=\u00a0%2") : QStringLiteral("%1\u00a0≠\u00a0%2"))
        .arg(cells, digits.join(NotationWords::tr(", ")));
}

QString inWords(QString text)
{
    return text.replace(QStringLiteral("\u00a0≠\u00a0"), NotationWords::tr(" is not "))
        .replace(QStringLiteral("\u00a0=\u00a0"), NotationWords::tr(" is "));
}

} // namespace sudoku
