#include "core/variants/own/linepatternparser.h"

#include "core/board/geometry.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr int maxNesting = 40;
constexpr int maxCount = 99;
constexpr int unbounded = -1;

/// Returns the value of the digit that \a character stands for, or nothing.
std::optional<int> valueOf(char character)
{
    constexpr int ten = 10;
    if (character >= '0' && character <= '9')
        return character - '0';
    if (character >= 'A' && character <= 'P')
        return ten + character - 'A';
    return {};
}

/// Returns all values that a digit may have on some board.
DigitSet anyValue()
{
    return DigitSet::all(maxBoardSize) | DigitSet{0};
}

} // namespace

tl::expected<LinePattern, ExpressionError> parseLinePattern(std::string_view text)
{
    return LinePatternParser(text).whole();
}

tl::expected<LinePattern, ExpressionError> LinePatternParser::whole()
{
    if (peek() == '\0')
        fail(ExpressionError::Kind::Empty);
    const Piece piece = alternatives();
    if (!m_error && peek() != '\0')
        fail(ExpressionError::Kind::Unexpected);
    if (m_error)
        return tl::unexpected(*m_error);
    m_pattern.m_starts = {piece.begin};
    m_pattern.m_ends = {piece.end};
    return std::move(m_pattern);
}

/// Returns the next character that is no blank, or 0 at the end.
char LinePatternParser::peek()
{
    while (m_at < m_text.size() && m_text[m_at] == ' ')
        ++m_at;
    return m_at < m_text.size() ? m_text[m_at] : '\0';
}

bool LinePatternParser::take(char character)
{
    if (m_error || peek() != character)
        return false;
    ++m_at;
    return true;
}

/// Takes the \a character that ends what begins at \a opened.
void LinePatternParser::close(std::size_t opened, char character)
{
    if (!m_error && peek() == '\0')
        m_error = {ExpressionError::Kind::Unclosed, static_cast<int>(opened),
                   std::string(m_text.substr(opened, 1))};
    else if (!take(character))
        fail(ExpressionError::Kind::Unexpected);
}

void LinePatternParser::fail(ExpressionError::Kind kind)
{
    if (m_error)
        return;
    const bool isAtEnd = peek() == '\0' && kind == ExpressionError::Kind::Unexpected;
    m_error = {isAtEnd ? ExpressionError::Kind::Ends : kind, static_cast<int>(m_at),
               std::string(m_text.substr(std::min(m_at, m_text.size()), 1))};
}

int LinePatternParser::addState()
{
    if (std::ssize(m_pattern.m_arcs) >= LinePattern::maxStates)
        fail(ExpressionError::Kind::TooLong);
    m_pattern.m_arcs.emplace_back();
    return static_cast<int>(m_pattern.m_arcs.size()) - 1;
}

LinePatternParser::Piece LinePatternParser::empty()
{
    const int state = addState();
    return {state, state};
}

LinePatternParser::Piece LinePatternParser::reading(DigitSet digits)
{
    const Piece piece{addState(), addState()};
    m_pattern.m_arcs[piece.begin].push_back({piece.end, digits});
    return piece;
}

LinePatternParser::Piece LinePatternParser::inARow(Piece first, Piece second)
{
    addFree(first.end, second.begin);
    return {first.begin, second.end};
}

/// Returns a copy of \a piece. Its first state is \a from, and no other piece is behind it.
LinePatternParser::Piece LinePatternParser::copied(Piece piece, int from)
{
    const int to = std::max(piece.begin, piece.end) + 1;
    const int offset = static_cast<int>(m_pattern.m_arcs.size()) - from;
    for (int state = from; state < to && !m_error; ++state) {
        const int copy = addState();
        const std::vector<Arc> arcs = m_pattern.m_arcs[state];
        for (const Arc &arc : arcs)
            if (arc.to < to)
                m_pattern.m_arcs[copy].push_back({arc.to + offset, arc.digits, arc.isFree});
    }
    return m_error ? piece : Piece{piece.begin + offset, piece.end + offset};
}

LinePatternParser::Piece LinePatternParser::alternatives()
{
    if (++m_depth > maxNesting) {
        fail(ExpressionError::Kind::TooLong);
        return empty();
    }
    Piece piece = row();
    while (take('|')) {
        const Piece other = row();
        const Piece both{addState(), addState()};
        for (const Piece &one : {piece, other}) {
            addFree(both.begin, one.begin);
            addFree(one.end, both.end);
        }
        piece = both;
    }
    --m_depth;
    return piece;
}

LinePatternParser::Piece LinePatternParser::row()
{
    Piece piece = empty();
    while (!m_error && peek() != '\0' && peek() != '|' && peek() != ')')
        piece = inARow(piece, repeated());
    return piece;
}

LinePatternParser::Piece LinePatternParser::repeated()
{
    int from = static_cast<int>(m_pattern.m_arcs.size());
    Piece piece = single();
    while (const auto often = repetition()) {
        piece = times(piece, from, *often);
        if (m_error)
            break;
    }
    return piece;
}

/// Repeats \a piece, which begins with the state \a from.
LinePatternParser::Piece LinePatternParser::times(Piece piece, int from, Repetition repetition)
{
    Piece all = empty();
    const int copies = repetition.most == unbounded ? repetition.least + 1 : repetition.most;
    for (int copy = 0; copy < copies && !m_error; ++copy) {
        const Piece next = copied(piece, from);
        const Piece between{addState(), addState()};
        addFree(between.begin, next.begin);
        addFree(next.end, between.end);
        if (copy >= repetition.least)
            addFree(between.begin, between.end);
        if (repetition.most == unbounded && copy == repetition.least)
            addFree(next.end, next.begin);
        all = inARow(all, between);
    }
    return {all.begin, all.end};
}

std::optional<LinePatternParser::Repetition> LinePatternParser::repetition()
{
    if (take('*'))
        return Repetition{0, unbounded};
    if (take('+'))
        return Repetition{1, unbounded};
    if (take('?'))
        return Repetition{0, 1};
    peek();
    const std::size_t opened = m_at;
    if (!take('{'))
        return {};
    Repetition often;
    often.least = often.most = count();
    const std::size_t second = m_at + 1;
    if (take(','))
        often.most = peek() == '}' ? unbounded : count();
    if (!m_error && often.most != unbounded && often.most < often.least)
        m_error = {ExpressionError::Kind::Unexpected, static_cast<int>(second),
                   std::string(m_text.substr(second, m_at - second))};
    close(opened, '}');
    return often;
}

LinePatternParser::Piece LinePatternParser::single()
{
    peek();
    const std::size_t opened = m_at;
    if (take('(')) {
        const Piece piece = alternatives();
        close(opened, ')');
        return piece;
    }
    if (take('.'))
        return reading(anyValue());
    if (take('['))
        return reading(classDigits());
    DigitSet digits;
    digits.insert(digit());
    return reading(digits);
}

DigitSet LinePatternParser::classDigits()
{
    const std::size_t opened = m_at - 1;
    const bool isNegated = take('^');
    DigitSet digits;
    do {
        const int first = digit();
        const int last = take('-') ? digit() : first;
        if (last < first)
            fail(ExpressionError::Kind::Unexpected);
        for (int each = first; each <= last && !m_error; ++each)
            digits.insert(each);
    } while (!m_error && peek() != ']' && peek() != '\0');
    close(opened, ']');
    return isNegated ? anyValue() - digits : digits;
}

int LinePatternParser::digit()
{
    const std::optional<int> value = valueOf(peek());
    if (!value) {
        fail(ExpressionError::Kind::Unexpected);
        return 1;
    }
    ++m_at;
    return *value;
}

int LinePatternParser::count()
{
    peek();
    const std::size_t begin = m_at;
    int number = 0;
    bool isAny = false;
    for (char next = peek(); next >= '0' && next <= '9'; next = peek()) {
        number = std::min(number * 10 + next - '0', maxCount + 1);
        isAny = true;
        ++m_at;
    }
    if (number > maxCount && !m_error) {
        m_error = {ExpressionError::Kind::NumberTooBig, static_cast<int>(begin),
                   std::string(m_text.substr(begin, m_at - begin))};
        return 1;
    }
    if (!isAny)
        fail(ExpressionError::Kind::Unexpected);
    return number;
}

} // namespace sudoku
