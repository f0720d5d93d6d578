#pragma once

#include "core/variants/own/togetherrule.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace sudoku {

/// Reads a TogetherRule from left to right, each level of strength by a function of its own.
class TogetherParser
{
public:
    TogetherParser(std::string_view text, KindFinder find) : m_text(text), m_find(std::move(find))
    {
        advance();
    }

    tl::expected<TogetherRule, ExpressionError> whole();

private:
    using Operation = TogetherRule::Operation;
    using Kind = ExpressionError::Kind;

    /// A word, a number or a sign of the text; empty at its end.
    struct Token
    {
        std::string_view text;
        std::size_t column = 0;
    };

    void advance();
    bool take(std::string_view text);
    void close(const Token &opened, std::string_view text);
    void fail(Kind kind) { fail(kind, m_next); }
    void fail(Kind kind, const Token &token);

    int add(Operation operation, std::vector<int> operands);
    int row(std::string_view word, Operation operation, int (TogetherParser::*inner)());
    int disjunction();
    int conjunction();
    int negation();
    int operand();
    int list(Operation operation);
    int member();
    void readNumber(TogetherRule::Member &member);
    void readPlaces(TogetherRule::Member &member);
    std::optional<int> number(int most);
    void check(const TogetherRule::Member &member, const Token &name);

    std::string_view m_text;
    KindFinder m_find;
    std::size_t m_at = 0;
    Token m_next;
    int m_depth = 0;
    TogetherRule m_rule;
    std::optional<ExpressionError> m_error;
};

} // namespace sudoku
