#pragma once

#include "core/variants/own/expression.h"
#include "core/variants/own/linepattern.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace sudoku {

/// Reads a pattern; LinePattern says how one is written.
tl::expected<LinePattern, ExpressionError> parseLinePattern(std::string_view text);

/// Reads a LinePattern from left to right, each level by a function of its own.
class LinePatternParser
{
public:
    explicit LinePatternParser(std::string_view text) : m_text(text) {}

    tl::expected<LinePattern, ExpressionError> whole();

private:
    using Arc = LinePattern::Arc;

    /// A part of the automaton with one way in and one way out.
    struct Piece
    {
        int begin = 0;
        int end = 0;
    };
    /// How often a part is repeated; \a most is -1 if there is no bound.
    struct Repetition
    {
        int least = 1;
        int most = 1;
    };

    char peek();
    bool take(char character);
    void close(std::size_t opened, char character);
    void fail(ExpressionError::Kind kind);

    int addState();
    void addFree(int from, int to) { m_pattern.m_arcs[from].push_back({to, {}, true}); }
    Piece empty();
    Piece reading(DigitSet digits);
    Piece inARow(Piece first, Piece second);
    Piece copied(Piece piece, int from);

    Piece alternatives();
    Piece row();
    Piece repeated();
    Piece times(Piece piece, int from, Repetition repetition);
    Piece single();
    DigitSet classDigits();
    int digit();
    int count();
    std::optional<Repetition> repetition();

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    LinePattern m_pattern;
    std::optional<ExpressionError> m_error;
};

} // namespace sudoku
