#include "ui/pictures/boardsymbols.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace sudoku {
namespace {

Digit digitIn(const SymbolSet &symbols, std::string_view symbol)
{
    if (!symbols.isNumeric())
        return symbol.size() == 1 ? symbols.digitOf(symbol.front()) : noDigit;
    Digit digit = noDigit;
    const auto [end, error] = std::from_chars(symbol.data(), symbol.data() + symbol.size(), digit);
    return error == std::errc() && end == symbol.data() + symbol.size() ? digit : noDigit;
}

} // namespace

BoardSymbols::BoardSymbols(const SymbolSet &symbols, int size, LetterCase letters)
    : m_symbols(&symbols),
      m_letters(letters),
      m_digits(cellClassCount, noDigit)
{
    for (int place = 0; place < cellClassCount; ++place) {
        if (!cellClasses[place].isWith(letters))
            continue;
        const Digit digit = digitIn(symbols, cellClasses[place].symbol);
        if (digit <= size)
            m_digits[place] = digit;
        if (m_digits[place] != noDigit || place == blankClass || place == marksClass)
            m_classes.push_back(place);
    }
}

double BoardSymbols::misfit(std::span<const ClassLogs> cells) const
{
    double sum = 0;
    for (const ClassLogs &logs : cells) {
        double probability = 0;
        for (const int place : m_classes)
            probability += std::exp(double(logs[place]));
        sum -= std::log(std::max(1e-6, probability));
    }
    return sum;
}

BoardSymbols chooseSymbols(int size, std::span<const ClassLogs> cells)
{
    constexpr double clearlyBetter = 3; // nats; otherwise the usual symbols, which come first
    const bool areSmallKnown = !cells.empty() && cells.front().size() == cellClassCount;
    std::vector<BoardSymbols> choices;
    for (const LetterCase letters : {LetterCase::Large, LetterCase::Small})
        for (const SymbolSet &set : symbolSets())
            if (set.maxDigit() >= size
                && (letters == LetterCase::Large || (areSmallKnown && !set.isNumeric())))
                choices.emplace_back(set, size, letters);
    std::vector<double> misfits;
    for (std::size_t i = 0; i < choices.size(); ++i)
        misfits.push_back(choices[i].misfit(cells) + (i == 0 ? 0 : clearlyBetter));
    return choices[std::ranges::min_element(misfits) - misfits.begin()];
}

} // namespace sudoku
