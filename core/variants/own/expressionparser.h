#pragma once

#include "core/variants/own/expression.h"

#include <tl/expected.hpp>

namespace sudoku {

/// Reads \a text, in which \a names are the variables. It may look for digits, `count(x)` and `at(x)`, where
/// \a wanted are the variables in x, if there are any.
tl::expected<Expression, ExpressionError> parseExpression(std::string_view text,
                                                          std::span<const std::string_view> names,
                                                          std::span<const std::string_view> wanted = {});

/// Reads an Expression from left to right, each level of strength by a function of its own.
class ExpressionParser
{
public:
    ExpressionParser(std::string_view text, std::span<const std::string_view> names,
                     std::span<const std::string_view> wanted)
        : m_text(text),
          m_names(names),
          m_wanted(wanted)
    {
        advance();
    }

    tl::expected<Expression, ExpressionError> whole();

private:
    using Operation = Expression::Operation;
    using Part = Expression::Part;

    /// A word, a number or a sign of the text; empty at its end.
    struct Token
    {
        std::string_view text;
        int column = 0;
    };

    void advance();
    bool isNext(std::string_view text) const { return m_next.text == text; }
    bool take(std::string_view text);
    void need(std::string_view text);
    void close(const Token &opened, std::string_view text);
    void fail(ExpressionError::Kind kind);

    int add(Part part);
    int addBinary(Operation operation, int first, int second);
    int choice();
    int disjunction();
    int conjunction();
    int negation();
    int comparison();
    int membership(int left);
    int sum();
    int product();
    int signedValue();
    int operand();
    int number();
    int named();
    int extreme(Operation operation);
    int look(ExpressionLook look);
    bool isKnown(std::string_view name) const;

    std::string_view m_text;
    std::span<const std::string_view> m_names;
    std::span<const std::string_view> m_wanted;
    bool m_isLooking = false;
    std::size_t m_at = 0;
    Token m_next;
    int m_depth = 0;
    Expression m_expression;
    std::optional<ExpressionError> m_error;
};

} // namespace sudoku
