#include "core/board/symbols.h"

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
    return isNumeric() ? std::to_string(digit) : std::string(1, characters[digit - 1]);
}

Digit SymbolSet::digitOf(char character) const
{
    const bool isLower = character >= 'a' && character <= 'z';
    const auto index = characters.find(isLower ? static_cast<char>(character - 'a' + 'A') : character);
    return index == std::string_view::npos ? noDigit : static_cast<Digit>(index) + 1;
}

int SymbolSet::maxDigit() const
{
    return isNumeric() ? maxNumber : static_cast<int>(characters.size());
}

std::span<const SymbolSet> symbolSets()
{
    return symbolTable;
}

const SymbolSet &symbolsOf(DigitValues values, const SymbolSet &chosen)
{
    return values.first == 0 ? symbolTable.back() : chosen;
}

const SymbolSet *findSymbolSet(std::string_view id)
{
    const auto found = std::ranges::find(symbolTable, id, &SymbolSet::id);
    return found == symbolTable.end() ? nullptr : &*found;
}

} // namespace sudoku
