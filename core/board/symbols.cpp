#include "core/board/symbols.h"

#include "core/board/board.h"
#include "core/board/characters.h"
#include "core/board/translate.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array symbolTable{
    SymbolSet{"numbers", TR_NOOP("SymbolSet", "Numbers"), ""},
    SymbolSet{"1-9A", TR_NOOP("SymbolSet", "1-9, then A, B, …"), "123456789ABCDEFGHIJKLMNOP"},
    SymbolSet{"A", TR_NOOP("SymbolSet", "A, B, C, …"), "ABCDEFGHIJKLMNOPQRSTUVWXY"},
    SymbolSet{"0-9A", TR_NOOP("SymbolSet", "0-9, then A, B, …"), "0123456789ABCDEFGHIJKLMNO"},
};

constexpr int maxNumber = 31; // what a DigitSet holds

} // namespace

std::string SymbolSet::symbol(Digit digit) const
{
    return isNumeric() ? std::to_string(digit) : std::string(charactersOf(characters)[digit - 1]);
}

Digit SymbolSet::digitOf(std::string_view character) const
{
    if (isNumeric() || character.empty())
        return noDigit;
    const std::string sought = inUpperCase(character);
    std::string_view rest = characters;
    for (Digit digit = 1; !rest.empty(); ++digit)
        if (takeFirst(rest) == sought)
            return digit;
    return noDigit;
}

int SymbolSet::maxDigit() const
{
    if (!pictures.empty())
        return static_cast<int>(pictures.size());
    return isNumeric() ? maxNumber : static_cast<int>(charactersOf(characters).size());
}

bool SymbolSet::fits(int digitCount) const
{
    return isWord() ? maxDigit() == digitCount : maxDigit() >= digitCount;
}

std::span<const SymbolSet> symbolSets()
{
    return symbolTable;
}

const SymbolSet &symbolsOf(DigitValues values, const SymbolSet &chosen)
{
    if (values.first == 0 && !chosen.isOfPuzzle)
        return symbolTable.back();
    return chosen.fits(values.count) ? chosen : symbolTable.front();
}

const SymbolSet &symbolsOf(const Board &board, const SymbolSet &chosen)
{
    return symbolsOf(board.puzzle.geometry.values(), board.info.symbols ? *board.info.symbols : chosen);
}

} // namespace sudoku
