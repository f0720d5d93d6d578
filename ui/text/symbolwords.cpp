#include "ui/text/symbolwords.h"

#include "core/board/geometry.h"
#include "ui/text/strings.h"

namespace sudoku {
namespace {

struct SymbolWords
{
    Q_DECLARE_TR_FUNCTIONS(SymbolWords)
};

} // namespace

QString symbolText(const SymbolSet &symbols, Digit digit)
{
    return symbols.pictures.empty() ? toQString(symbols.symbol(digit))
                                    : translate("SymbolSet", symbols.pictures[digit - 1]);
}

QString symbolList(const SymbolSet &symbols, int digitCount)
{
    QStringList all;
    for (Digit digit = 1; digit <= digitCount; ++digit)
        all += symbolText(symbols, digit);
    return all.join(QLatin1String(", "));
}

QString symbolsName(const SymbolSet &symbols)
{
    return symbols.isWord() ? toQString(symbols.id) : translate("SymbolSet", symbols.name);
}

QString symbolFaultText(const SymbolFault &fault)
{
    switch (fault.kind) {
    case SymbolFault::Kind::Count:
        return SymbolWords::tr(
                   "a word has as many different letters as the board has digits, %1 to %2, and this has %3")
            .arg(minBoardSize)
            .arg(maxBoardSize)
            .arg(fault.count);
    case SymbolFault::Kind::Repeated:
        return SymbolWords::tr("the letter %1 is there twice").arg(toQString(fault.character));
    case SymbolFault::Kind::Figures:
        return SymbolWords::tr("a word has letters, not only figures");
    case SymbolFault::Kind::NoSymbol:
        if (fault.character == " ")
            return SymbolWords::tr("a word has no spaces");
        return SymbolWords::tr("'%1' cannot stand for a digit").arg(toQString(fault.character));
    }
    return {};
}

QString misfitText(const SymbolSet &symbols, int digitCount)
{
    return SymbolWords::tr("%1 has %2 symbols, but this board needs %3")
        .arg(symbolsName(symbols))
        .arg(symbols.maxDigit())
        .arg(digitCount);
}

} // namespace sudoku
