#pragma once

#include "core/board/digitvalues.h"
#include "core/variants/own/expression.h"
#include "core/variants/own/ownnames.h"

#include <array>

namespace sudoku {

/// Reads the digits of some cells one after the other, and keeps what an expression asks of them.
class WholeReader
{
public:
    /// What is known of the digits that were read: a value for each of wholeNames, 0 for those that the rule
    /// does not ask for, then one for each ExpressionLook. "different" has a bit for each digit.
    using Values = std::array<std::int64_t, wholeNames.size() + maxExpressionLooks>;

    /// \a rule, which must live as long as this, is about \a cellCount cells; \a number is its k.
    WholeReader(const Expression &rule, int cellCount, int number)
        : m_rule(rule),
          m_cellCount(cellCount),
          m_number(number)
    {
    }

    /// \a digit is the value of the digit.
    Values withDigit(Values values, int digit) const;
    /// Returns whether the rule holds when all cells have been read.
    bool accepts(Values values) const;
    /// Returns the only sum that the rule allows, if it is about nothing else.
    std::optional<int> onlySum(DigitValues digits) const;

private:
    void look(Values &values, int digit) const;

    const Expression &m_rule;
    int m_cellCount;
    int m_number;
};

/// Returns whether \a rule means something else when the cells are read backwards.
bool asksForOrder(const Expression &rule);
/// Returns how many cells \a rule needs so that each digit is there which it names by a letter.
int cellsNeeded(const Expression &rule);

} // namespace sudoku
