#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// Where a text is wrong, and what is wrong with it.
struct ExpressionError
{
    enum class Kind {
        Empty,          ///< there is nothing
        Ends,           ///< something is missing at the end
        Unclosed,       ///< \a found, an opening parenthesis, brace or bar, has no end
        Unexpected,     ///< \a found does not fit here
        UnknownName,    ///< \a found is no name that may be used here
        NumberTooBig,   ///< \a found is above maxExpressionNumber
        TooLong,        ///< there are more than maxExpressionParts parts, or they are nested too deeply
        NoNumber,       ///< \a found is a kind that needs a number
        NeedlessNumber, ///< \a found is a kind that takes no number
        WholeBoard,     ///< \a found is a kind that is about the whole board, or has a text
    };
    Kind kind;
    int column = 0; ///< an index into the text
    std::string found = {};

    bool operator==(const ExpressionError &) const = default;
};

inline constexpr int maxExpressionNumber = 1'000'000;
inline constexpr int maxExpressionParts = 1000;
inline constexpr int maxExpressionLooks = 4;

/// What a part of an expression looks for among digits that are read one after the other.
enum class ExpressionLook : std::uint8_t {
    Count, ///< how many of them are the wanted digit: count(3)
    At,    ///< the digit at the wanted place, from 1 on, or 0 if there is none: at(first)
};

/// An expression in whole numbers that people write for a rule of their own:
///
///     |a - b| >= 3      a % 5 != b % 5      a + b in {5, 10}      1 < a < b and not b = 9      a > 4 ? b : 0
///
/// From the weakest to the strongest: `? :`, `or`, `and`, `not`, comparisons (`=` `!=` `<` `<=` `>` `>=`,
/// also several in a row, and `in { }`), `+ -`, `* / %`, a sign, `| |`. Also `min(x, y)` and `max(x, y)`, and
/// `count(x)` and `at(x)`, which look for digits: see ExpressionLook. A comparison is 1 or 0. Nothing comes
/// out of a division that leaves a remainder, or by 0, and of `none`.
class Expression
{
public:
    /// Returns the number that comes out with \a values of the variables, or nothing. Numbers above 10^12 are
    /// taken as that.
    std::optional<std::int64_t> value(std::span<const std::int64_t> values) const;
    /// Returns whether it holds: something comes out, and that is not 0.
    bool holds(std::span<const std::int64_t> values) const { return value(values).value_or(0) != 0; }
    /// Returns whether the variable at \a index of the names occurs. Each look is a variable behind them.
    bool uses(int index) const;

    int lookCount() const { return static_cast<int>(m_looks.size()); }
    ExpressionLook lookAt(int index) const { return m_looks[index].look; }
    /// Returns the digit or the place that a look wants, or nothing.
    std::optional<std::int64_t> wantedBy(int index, std::span<const std::int64_t> values) const
    {
        return valueOf(m_looks[index].wanted, values);
    }

private:
    friend class ExpressionParser;

    enum class Operation : std::uint8_t {
        Number,
        Variable,
        None,
        Negative,
        Absolute,
        Not,
        Add,
        Subtract,
        Multiply,
        Divide,
        Remainder,
        Least,
        Greatest,
        Equal,
        Unequal,
        Less,
        LessOrEqual,
        Greater,
        GreaterOrEqual,
        And,
        Or,
        Choice,
    };
    /// A part of the expression. Its operands are places of other parts, which come before it.
    struct Part
    {
        Operation operation;
        std::int64_t number = 0; ///< or the index of a variable
        int first = -1;
        int second = -1;
        int third = -1;
    };

    std::optional<std::int64_t> valueOf(int place, std::span<const std::int64_t> values) const;
    static std::optional<std::int64_t> combined(Operation operation, std::int64_t a, std::int64_t b);

    struct Look
    {
        ExpressionLook look;
        int wanted; ///< a place of m_parts
    };

    std::vector<Part> m_parts; ///< the whole is the last one
    std::vector<Look> m_looks;
};

} // namespace sudoku
