#pragma once

#include "core/board/digitset.h"
#include "core/board/symbols.h"
#include "ui/pictures/cellclasses.h"

#include <span>
#include <vector>

namespace sudoku {

/// The logarithms of the probabilities of cellClasses, for a cell of a picture; or of the first
/// digitClassCount, by a network that knows no small letters.
using ClassLogs = std::vector<float>;

/// The symbols of a board: what each of cellClasses means there.
class BoardSymbols
{
public:
    BoardSymbols(const SymbolSet &symbols, int size, LetterCase letters = LetterCase::Large);

    const SymbolSet &symbols() const { return *m_symbols; }
    LetterCase letters() const { return m_letters; }
    /// The classes that may be on the board, as places in cellClasses.
    std::span<const int> classes() const { return m_classes; }
    /// Returns the digit of a class, or noDigit for blank cells, marks and symbols of other boards.
    Digit digitOf(int cellClass) const { return m_digits[cellClass]; }

    /// Returns by how much, in nats, the classes that may be on the board explain \a logs worse than all
    /// classes would.
    double misfit(std::span<const ClassLogs> cells) const;

private:
    const SymbolSet *m_symbols;
    LetterCase m_letters;
    std::vector<int> m_classes;
    std::vector<Digit> m_digits; ///< by class
};

/// Returns the symbols that explain the cells of a board of \a size best. Small letters are among them where
/// the cells were read by a network that knows these.
BoardSymbols chooseSymbols(int size, std::span<const ClassLogs> cells);

} // namespace sudoku
