#pragma once

#include <QRegularExpression>
#include <QString>

namespace sudoku {

/// Returns \a text without the sign of its letter of the keyboard: "Open…" for "&Open…". In Chinese the
/// letter stands in brackets behind the text and goes too: "打开…" for "打开(&O)…".
inline QString withoutMnemonic(QString text)
{
    static const QRegularExpression behind(QStringLiteral(R"(\(&\w\))"));
    return text.remove(behind).remove(QLatin1Char('&'));
}

} // namespace sudoku
