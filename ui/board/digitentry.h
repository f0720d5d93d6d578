#pragma once

#include "core/board/digitset.h"

#include <optional>

namespace sudoku {

/// Combines figures that are typed one after the other into a digit: 1, then 2 is 12. A figure that would
/// make the number too large starts a new one.
class DigitEntry
{
public:
    explicit DigitEntry(int maxDigit) : m_maxDigit(maxDigit) {}

    struct Result
    {
        Digit digit;      ///< noDigit if the first figure is 0, which clears the cell
        bool isContinued; ///< whether the digit replaces that of the last figure
        int dropped = 0;  ///< the number that would be too large, or 0; the figure then starts a new number
    };

    /// Returns the result of typing \a figure, 0 … 9, or nothing if the board has no such digit.
    std::optional<Result> type(int figure);

    /// Returns whether another figure can continue the number.
    bool isOpen() const { return goesOnWith(0); }
    bool goesOnWith(int figure) const { return m_typed != 0 && m_typed * 10 + figure <= m_maxDigit; }

    /// Ends the number, because the cursor moved or another input came: the next figure is a first one.
    void finish() { m_typed = 0; }

private:
    int m_maxDigit;
    int m_typed = 0;
};

} // namespace sudoku
