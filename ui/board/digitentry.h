#pragma once

#include "core/board/digitset.h"

#include <optional>

namespace sudoku {

/// Puts digits together from figures typed one after the other: 1, then 2 is 12. A figure that would make the
/// number too large starts a new one.
class DigitEntry
{
public:
    explicit DigitEntry(int maxDigit) : m_maxDigit(maxDigit) {}

    struct Result
    {
        Digit digit;      ///< noDigit, to clear, where 0 is the first figure
        bool isContinued; ///< whether it replaces what the last figure gave
        int dropped = 0;  ///< the number that would be too large, so that the figure begins a new one
    };

    /// What \a figure, 0 … 9, makes of the number typed so far; nothing where the board has no such digit.
    std::optional<Result> type(int figure);

    /// Whether another figure can go on with the number.
    bool isOpen() const { return goesOnWith(0); }
    bool goesOnWith(int figure) const { return m_typed != 0 && m_typed * 10 + figure <= m_maxDigit; }

    /// The cursor moved, or something else came between: the next figure is a first one.
    void finish() { m_typed = 0; }

private:
    int m_maxDigit;
    int m_typed = 0;
};

} // namespace sudoku
