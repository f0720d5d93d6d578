#include "core/variants/own/expressionparser.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sudoku {
namespace {

constexpr int maxDepth = 40;

bool isDigitCharacter(char character)
{
    return character >= '0' && character <= '9';
}

bool isLetter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

/// Signs that people type or copy, of several bytes first, and the ones that they stand for.
constexpr auto signs = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"<=", "<="}, {">=", ">="},   {"!=", "!="}, {"==", "="},    {"<>", "!="}, {"&&", "and"},
    {"≤", "<="},  {"≥", ">="},    {"≠", "!="},  {"·", "*"},     {"×", "*"},   {"−", "-"},
    {"∈", "in"},  {"!", "not"},   {"∧", "and"}, {"∨", "or"},    {"¬", "not"}, {"÷", "/"},
    {"mod", "%"}, {"and", "and"}, {"or", "or"}, {"not", "not"},
});

std::size_t lengthWhile(std::string_view text, bool (*is)(char))
{
    return static_cast<std::size_t>(std::ranges::find_if_not(text, is) - text.begin());
}

/// Returns how many bytes the character has that \a text begins with.
std::size_t characterLength(std::string_view text)
{
    constexpr unsigned char continuing = 0x80, mask = 0xc0;
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & mask) == continuing)
        ++length;
    return length;
}

} // namespace

tl::expected<Expression, ExpressionError> parseExpression(std::string_view text,
                                                          std::span<const std::string_view> names,
                                                          std::span<const std::string_view> wanted)
{
    return ExpressionParser(text, names, wanted).whole();
}

void ExpressionParser::advance()
{
    m_at = std::min(m_text.find_first_not_of(" \t", m_at), m_text.size());
    const std::string_view rest = m_text.substr(m_at);
    const int column = static_cast<int>(m_at);
    std::size_t length = lengthWhile(rest, isDigitCharacter);
    if (length == 0)
        length = lengthWhile(rest, isLetter);
    std::string_view text = rest.substr(0, length);
    for (const auto &[sign, meaning] : signs) {
        if (isLetter(sign.front()) ? text != sign : !rest.starts_with(sign))
            continue;
        m_next = {meaning, column};
        m_at += sign.size();
        return;
    }
    if (length == 0 && !rest.empty())
        text = rest.substr(0, characterLength(rest));
    m_next = {text, column};
    m_at += text.size();
}

bool ExpressionParser::take(std::string_view text)
{
    if (m_error || !isNext(text))
        return false;
    advance();
    return true;
}

void ExpressionParser::need(std::string_view text)
{
    if (!take(text))
        fail(ExpressionError::Kind::Unexpected);
}

/// Takes the \a text that ends what \a opened begins.
void ExpressionParser::close(const Token &opened, std::string_view text)
{
    if (!m_error && m_next.text.empty())
        m_error = {ExpressionError::Kind::Unclosed, opened.column, std::string(opened.text)};
    need(text);
}

void ExpressionParser::fail(ExpressionError::Kind kind)
{
    if (m_error)
        return;
    const bool isAtEnd = m_next.text.empty() && kind == ExpressionError::Kind::Unexpected;
    m_error = {isAtEnd ? ExpressionError::Kind::Ends : kind, m_next.column,
               std::string(m_text.substr(static_cast<std::size_t>(m_next.column),
                                         m_at - static_cast<std::size_t>(m_next.column)))};
}

tl::expected<Expression, ExpressionError> ExpressionParser::whole()
{
    if (m_next.text.empty())
        fail(ExpressionError::Kind::Empty);
    choice();
    if (!m_error && !m_next.text.empty())
        fail(ExpressionError::Kind::Unexpected);
    if (m_error)
        return tl::unexpected(*m_error);
    return std::move(m_expression);
}

int ExpressionParser::add(Part part)
{
    if (std::ssize(m_expression.m_parts) >= maxExpressionParts)
        fail(ExpressionError::Kind::TooLong);
    m_expression.m_parts.push_back(part);
    return static_cast<int>(m_expression.m_parts.size()) - 1;
}

int ExpressionParser::addBinary(Operation operation, int first, int second)
{
    return add({.operation = operation, .first = first, .second = second});
}

int ExpressionParser::choice()
{
    if (++m_depth > maxDepth)
        fail(ExpressionError::Kind::TooLong);
    int left = m_error ? -1 : disjunction();
    if (take("?")) {
        const int yes = choice();
        need(":");
        const int no = choice();
        left = add({.operation = Operation::Choice, .first = left, .second = yes, .third = no});
    }
    --m_depth;
    return left;
}

int ExpressionParser::disjunction()
{
    int left = conjunction();
    while (take("or"))
        left = addBinary(Operation::Or, left, conjunction());
    return left;
}

int ExpressionParser::conjunction()
{
    int left = negation();
    while (take("and"))
        left = addBinary(Operation::And, left, negation());
    return left;
}

int ExpressionParser::negation()
{
    bool isNegated = false;
    bool isAny = false;
    while (take("not")) {
        isNegated = !isNegated;
        isAny = true;
    }
    const int value = comparison();
    if (!isAny)
        return value;
    const int negated = addBinary(Operation::Not, value, -1);
    return isNegated ? negated : addBinary(Operation::Not, negated, -1);
}

/// Comparisons in a row hold together: 1 < a < b.
int ExpressionParser::comparison()
{
    static constexpr auto operations = std::to_array<std::pair<std::string_view, Operation>>({
        {"=", Operation::Equal},
        {"!=", Operation::Unequal},
        {"<", Operation::Less},
        {"<=", Operation::LessOrEqual},
        {">", Operation::Greater},
        {">=", Operation::GreaterOrEqual},
    });
    int left = sum();
    int all = -1;
    while (!m_error) {
        int part = -1;
        const auto found = std::ranges::find_if(
            operations, [this](const auto &operation) { return isNext(operation.first); });
        if (found != operations.end()) {
            advance();
            const int right = sum();
            part = addBinary(found->second, left, right);
            left = right;
        } else if (take("in")) {
            part = membership(left);
        } else {
            break;
        }
        all = all < 0 ? part : addBinary(Operation::And, all, part);
    }
    return all < 0 ? left : all;
}

int ExpressionParser::membership(int left)
{
    const Token opened = m_next;
    need("{");
    int any = -1;
    do {
        const int equal = addBinary(Operation::Equal, left, sum());
        any = any < 0 ? equal : addBinary(Operation::Or, any, equal);
    } while (take(","));
    close(opened, "}");
    return any;
}

int ExpressionParser::sum()
{
    int left = product();
    while (!m_error) {
        if (take("+"))
            left = addBinary(Operation::Add, left, product());
        else if (take("-"))
            left = addBinary(Operation::Subtract, left, product());
        else
            break;
    }
    return left;
}

int ExpressionParser::product()
{
    int left = signedValue();
    while (!m_error) {
        if (take("*"))
            left = addBinary(Operation::Multiply, left, signedValue());
        else if (take("/"))
            left = addBinary(Operation::Divide, left, signedValue());
        else if (take("%"))
            left = addBinary(Operation::Remainder, left, signedValue());
        else
            break;
    }
    return left;
}

int ExpressionParser::signedValue()
{
    bool isNegative = false;
    while (take("-"))
        isNegative = !isNegative;
    const int value = operand();
    return isNegative ? addBinary(Operation::Negative, value, -1) : value;
}

int ExpressionParser::operand()
{
    const Token opened = m_next;
    if (take("(")) {
        const int value = choice();
        close(opened, ")");
        return value;
    }
    if (take("|")) {
        const int value = choice();
        close(opened, "|");
        return addBinary(Operation::Absolute, value, -1);
    }
    if (!m_next.text.empty() && isDigitCharacter(m_next.text.front()))
        return number();
    return named();
}

int ExpressionParser::number()
{
    int value = 0;
    const std::string_view text = m_next.text;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value > maxExpressionNumber)
        fail(ExpressionError::Kind::NumberTooBig);
    advance();
    return add({.operation = Operation::Number, .number = value});
}

int ExpressionParser::named()
{
    if (take("none"))
        return add({.operation = Operation::None});
    if (take("min"))
        return extreme(Operation::Least);
    if (take("max"))
        return extreme(Operation::Greatest);
    const bool mayLook = !m_wanted.empty() && !m_isLooking;
    if (mayLook && take("count"))
        return look(ExpressionLook::Count);
    if (mayLook && take("at"))
        return look(ExpressionLook::At);
    if (!isKnown(m_next.text)) {
        const bool isWord = !m_next.text.empty() && isLetter(m_next.text.front());
        fail(isWord ? ExpressionError::Kind::UnknownName : ExpressionError::Kind::Unexpected);
        return add({.operation = Operation::None});
    }
    const auto name = std::ranges::find(m_names, m_next.text);
    advance();
    return add({.operation = Operation::Variable, .number = name - m_names.begin()});
}

bool ExpressionParser::isKnown(std::string_view name) const
{
    const std::span<const std::string_view> names = m_isLooking ? m_wanted : m_names;
    return std::ranges::find(names, name) != names.end();
}

/// A look is a variable behind those with names.
int ExpressionParser::look(ExpressionLook look)
{
    const auto index = m_expression.m_looks.size();
    if (index >= maxExpressionLooks)
        fail(ExpressionError::Kind::TooLong);
    m_isLooking = true;
    const Token opened = m_next;
    need("(");
    const int wanted = choice();
    close(opened, ")");
    m_isLooking = false;
    m_expression.m_looks.push_back({look, wanted});
    return add(
        {.operation = Operation::Variable, .number = static_cast<std::int64_t>(m_names.size() + index)});
}

int ExpressionParser::extreme(Operation operation)
{
    const Token opened = m_next;
    need("(");
    int value = choice();
    while (take(","))
        value = addBinary(operation, value, choice());
    close(opened, ")");
    return value;
}

} // namespace sudoku
