#include "core/variants/own/togetherparser.h"

#include "core/board/geometry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace sudoku {
namespace {

constexpr int maxTogetherDepth = 50;

bool isNameLetter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

bool isFigure(char character)
{
    return character >= '0' && character <= '9';
}

/// The words before a list.
constexpr auto lists = std::to_array<std::pair<std::string_view, TogetherRule::Operation>>({
    {"all", TogetherRule::Operation::All},
    {"any", TogetherRule::Operation::Any},
    {"one", TogetherRule::Operation::One},
    {"none", TogetherRule::Operation::None},
});

} // namespace

tl::expected<TogetherRule, ExpressionError> TogetherParser::whole()
{
    if (m_next.text.empty())
        fail(Kind::Empty);
    disjunction();
    if (!m_next.text.empty())
        fail(Kind::Unexpected);
    if (m_error)
        return tl::unexpected(*m_error);
    return std::move(m_rule);
}

/// Short names have hyphens in them, but none at their end.
void TogetherParser::advance()
{
    constexpr std::string_view blanks = " \t\r\n";
    m_at = std::min(m_text.find_first_not_of(blanks, m_at), m_text.size());
    std::size_t end = m_at;
    const auto goOn = [&](auto belongs) {
        while (end < m_text.size() && belongs(m_text[end]))
            ++end;
    };
    if (end < m_text.size() && isNameLetter(m_text[end]))
        goOn([](char character) {
            return isNameLetter(character) || isFigure(character) || character == '-';
        });
    else if (end < m_text.size() && isFigure(m_text[end]))
        goOn(isFigure);
    else if (end < m_text.size()) {
        ++end;
        goOn([](char character) { return (static_cast<unsigned char>(character) & 0xc0) == 0x80; });
    }
    m_next = {m_text.substr(m_at, end - m_at), m_at};
    m_at = end;
}

bool TogetherParser::take(std::string_view text)
{
    if (m_error || m_next.text != text)
        return false;
    advance();
    return true;
}

void TogetherParser::close(const Token &opened, std::string_view text)
{
    if (take(text))
        return;
    if (m_next.text.empty())
        fail(Kind::Unclosed, opened);
    else
        fail(Kind::Unexpected);
}

/// Remembers the first error.
void TogetherParser::fail(Kind kind, const Token &token)
{
    if (kind == Kind::Unexpected && token.text.empty())
        kind = Kind::Ends;
    if (!m_error)
        m_error = ExpressionError{kind, static_cast<int>(token.column), std::string(token.text)};
}

int TogetherParser::add(Operation operation, std::vector<int> operands)
{
    m_rule.m_parts.push_back({operation, std::move(operands)});
    return static_cast<int>(m_rule.m_parts.size()) - 1;
}

/// Reads operands with \a word between them.
int TogetherParser::row(std::string_view word, Operation operation, int (TogetherParser::*inner)())
{
    std::vector<int> operands{(this->*inner)()};
    while (take(word))
        operands.push_back((this->*inner)());
    return operands.size() == 1 ? operands.front() : add(operation, std::move(operands));
}

int TogetherParser::disjunction()
{
    return row("or", Operation::Any, &TogetherParser::conjunction);
}

int TogetherParser::conjunction()
{
    return row("and", Operation::All, &TogetherParser::negation);
}

int TogetherParser::negation()
{
    int count = 0;
    while (take("not"))
        ++count;
    const int inner = operand();
    return count % 2 == 1 ? add(Operation::Not, {inner}) : inner;
}

int TogetherParser::operand()
{
    if (m_error)
        return 0;
    if (++m_depth > maxTogetherDepth)
        fail(Kind::TooLong);
    int result = 0;
    const Token opened = m_next;
    const auto found = std::ranges::find(lists, m_next.text, [](const auto &entry) { return entry.first; });
    const std::string_view rest = m_text.substr(std::min(m_at, m_text.size()));
    const std::size_t of = rest.find_first_not_of(' ');
    if (found != lists.end() && of != std::string_view::npos && rest.substr(of).starts_with("of")) {
        advance();
        result = list(found->second);
    } else if (take("(")) {
        result = disjunction();
        close(opened, ")");
    } else {
        result = member();
    }
    --m_depth;
    return result;
}

int TogetherParser::list(Operation operation)
{
    take("of");
    const Token bracket = m_next;
    if (!take("("))
        fail(Kind::Unexpected);
    std::vector<int> operands{disjunction()};
    while (take(","))
        operands.push_back(disjunction());
    close(bracket, ")");
    return add(operation, std::move(operands));
}

int TogetherParser::member()
{
    const Token name = m_next;
    if (m_error)
        return 0;
    if (name.text.empty() || !isNameLetter(name.text.front())) {
        fail(Kind::Unexpected);
        return 0;
    }
    TogetherRule::Member member{.kind = m_find(name.text), .column = name.column, .length = name.text.size()};
    if (!member.kind)
        fail(Kind::UnknownName);
    advance();
    readNumber(member);
    readPlaces(member);
    if (m_rule.m_members.size() >= maxTogetherMembers)
        fail(Kind::TooLong, name);
    if (m_error)
        return 0;
    check(member, name);
    m_rule.m_members.push_back(std::move(member));
    return add(Operation::Member, {static_cast<int>(m_rule.m_members.size()) - 1});
}

void TogetherParser::readNumber(TogetherRule::Member &member)
{
    const Token opened = m_next;
    if (!take("("))
        return;
    if (take("k"))
        member.takesNumber = true;
    else
        member.number = number(maxOwnNumber);
    close(opened, ")");
}

/// Reads "[1-4,7]".
void TogetherParser::readPlaces(TogetherRule::Member &member)
{
    const Token opened = m_next;
    if (!take("["))
        return;
    constexpr int most = maxBoardSize * maxBoardSize;
    do {
        const Token start = m_next;
        const int first = number(most).value_or(1);
        const int last = take("-") ? number(most).value_or(first) : first;
        if (first < 1 || last < first)
            fail(Kind::Unexpected, start);
        for (int place = first; place <= last && !m_error; ++place)
            member.places.push_back(place - 1);
    } while (take(","));
    close(opened, "]");
}

std::optional<int> TogetherParser::number(int most)
{
    int value = 0;
    const std::string_view text = m_next.text;
    if (text.empty() || !isFigure(text.front())) {
        fail(Kind::Unexpected);
        return {};
    }
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || value > most)
        fail(Kind::NumberTooBig);
    advance();
    return value;
}

/// Refuses a kind that cannot be combined, and a number that it lacks or does not take.
void TogetherParser::check(const TogetherRule::Member &member, const Token &name)
{
    const bool hasNumber = member.number || member.takesNumber;
    const NumberUse use = member.kind->number;
    if (member.kind->input == Input::Nothing || member.kind->hasText)
        fail(Kind::WholeBoard, name);
    else if (hasNumber && use == NumberUse::None)
        fail(Kind::NeedlessNumber, name);
    else if (!hasNumber && (use == NumberUse::Needed || use == NumberUse::Open))
        fail(Kind::NoNumber, name);
}

tl::expected<TogetherRule, ExpressionError> parseTogether(std::string_view text, const KindFinder &find)
{
    return TogetherParser(text, find).whole();
}

} // namespace sudoku
