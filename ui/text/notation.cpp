#include "ui/text/notation.h"

#include <QCoreApplication>

#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <vector>

namespace sudoku {
namespace {

struct NotationWords
{
    Q_DECLARE_TR_FUNCTIONS(Notation)
};

/// Within a range no line is broken.
QString toSign()
{
    return QStringLiteral("\u2060–\u2060");
}

bool followsIn(const SymbolSet &symbols, Digit one, Digit next)
{
    const auto isLetter = [&](Digit digit) { return symbolText(symbols, digit).front().isLetter(); };
    return next == one + 1 && isLetter(one) == isLetter(next);
}

} // namespace

QString hasText(const QString &cells, const QStringList &digits, bool has, Notation notation)
{
    if (notation == Notation::Plain)
        return (has ? QStringLiteral("%1=%2") : QStringLiteral("%1<>%2"))
            .arg(cells, digits.join(QLatin1Char(',')));
    return (has ? QStringLiteral("%1\u00a0=\u00a0%2") : QStringLiteral("%1\u00a0≠\u00a0%2"))
        .arg(cells, digits.join(NotationWords::tr(", ")));
}

QStringList withRanges(const QStringList &names, const QString &sign,
                       const std::function<bool(qsizetype)> &isFollowed)
{
    constexpr qsizetype least = 3; // that are shorter as a range
    QStringList texts;
    for (qsizetype first = 0; first < names.size();) {
        qsizetype end = first + 1;
        while (end < names.size() && isFollowed(end - 1))
            ++end;
        if (end - first >= least)
            texts += names[first] + sign + names[end - 1];
        else
            texts += names.mid(first, end - first);
        first = end;
    }
    return texts;
}

QStringList rangesOf(const SymbolSet &symbols, DigitSet digits)
{
    const std::vector<Digit> all(digits.begin(), digits.end());
    QStringList names;
    for (const Digit digit : all)
        names += symbolText(symbols, digit);
    return withRanges(names, toSign(),
                      [&](qsizetype index) { return followsIn(symbols, all[index], all[index + 1]); });
}

QString inWords(QString text)
{
    return text.replace(toSign(), NotationWords::tr(" to "))
        .replace(QStringLiteral("\u00a0≠\u00a0"), NotationWords::tr(" cannot be "))
        .replace(QStringLiteral("\u00a0=\u00a0"), NotationWords::tr(" is "));
}

} // namespace sudoku
