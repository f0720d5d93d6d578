#include "ui/text/notation.h"

#include <QCoreApplication>

#include "ui/text/strings.h"

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
    const auto isLetter = [&](Digit digit) { return toQString(symbols.symbol(digit)).front().isLetter(); };
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

QStringList rangesOf(const SymbolSet &symbols, DigitSet digits)
{
    constexpr std::size_t least = 3; // that are shorter as a range
    const std::vector<Digit> all(digits.begin(), digits.end());
    const auto name = [&](std::size_t index) { return toQString(symbols.symbol(all[index])); };
    QStringList texts;
    for (std::size_t first = 0; first < all.size();) {
        std::size_t end = first + 1;
        while (end < all.size() && followsIn(symbols, all[end - 1], all[end]))
            ++end;
        if (end - first >= least)
            texts += name(first) + toSign() + name(end - 1);
        else
            for (std::size_t i = first; i < end; ++i)
                texts += name(i);
        first = end;
    }
    return texts;
}

QString inWords(QString text)
{
    return text.replace(toSign(), NotationWords::tr(" to "))
        .replace(QStringLiteral("\u00a0≠\u00a0"), NotationWords::tr(" is not "))
        .replace(QStringLiteral("\u00a0=\u00a0"), NotationWords::tr(" is "));
}

} // namespace sudoku
