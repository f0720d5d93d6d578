#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sudoku {

/// How something got into a cell of a picture.
enum class CellKind : std::uint8_t {
    Blank,
    Printed,
    Written, ///< one digit by hand
    Marks,   ///< several small digits, written or printed
};

/// Which letters a board shows. They mean the same, but b looks like 6, g like 9 and l like I.
enum class LetterCase : std::uint8_t { Large, Small };

/// What a cell of a picture can show.
struct CellClass
{
    CellKind kind;
    std::string_view symbol; ///< as a SymbolSet says it, or a small letter; none for blank cells and marks

    /// Returns whether boards with such letters may show it.
    constexpr bool isWith(LetterCase letters) const
    {
        const char first = symbol.empty() ? '1' : symbol.front();
        return first < 'A' || (first >= 'a') == (letters == LetterCase::Small);
    }
};

/// What printed symbols a network knows. Boards with letters alone go up to Y, those that begin with digits
/// up to P, those with numbers up to 25. tests/pictures/train.py reads this list.
inline constexpr auto printedSymbols = std::to_array<std::string_view>({
    "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "18", "19", "20", "21", "22", "23", "24", "25", "A", "B",  "C",  "D",  "E",  "F",  "G",  "H",  "I",
    "J",  "K",  "L",  "M",  "N",  "O",  "P",  "Q",  "R", "S",  "T",  "U",  "V",  "W",  "X",  "Y",  "0",
});

inline constexpr int writtenDigits = 9;

/// The small letters. Only the network for boards with these knows them.
inline constexpr auto smallLetters = std::to_array<std::string_view>({
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m",
    "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y",
});

/// How many classes the network for other boards knows: the first of all.
inline constexpr int digitClassCount = static_cast<int>(1 + printedSymbols.size() + writtenDigits + 1);
inline constexpr int cellClassCount = static_cast<int>(digitClassCount + smallLetters.size());

/// All classes, in the order of a network's answers: blank, the printed symbols, 1-9 by hand, marks, the
/// small letters.
inline constexpr auto cellClasses = [] {
    std::array<CellClass, cellClassCount> classes{};
    auto next = classes.begin();
    *next++ = {CellKind::Blank, ""};
    for (const std::string_view symbol : printedSymbols)
        *next++ = {CellKind::Printed, symbol};
    for (int digit = 0; digit < writtenDigits; ++digit)
        *next++ = {CellKind::Written, printedSymbols[digit]};
    *next++ = {CellKind::Marks, ""};
    for (const std::string_view symbol : smallLetters)
        *next++ = {CellKind::Printed, symbol};
    return classes;
}();

/// The place of blank in the table.
inline constexpr int blankClass = 0;
/// The place of pencil marks in the table.
inline constexpr int marksClass = digitClassCount - 1;

/// Returns the place in the table of a symbol of that kind, or -1: a network knows no written letters.
constexpr int cellClassOf(CellKind kind, std::string_view symbol)
{
    for (int place = 0; place < cellClassCount; ++place)
        if (cellClasses[place].kind == kind && cellClasses[place].symbol == symbol)
            return place;
    return -1;
}

} // namespace sudoku
