#include "core/proof/proofreader.h"

namespace sudoku {
namespace {

bool isSpace(int character)
{
    return character == ' ' || character == '\n' || character == '\r' || character == '\t';
}

bool isFigure(int character)
{
    return character >= '0' && character <= '9';
}

} // namespace

ProofReader::State ProofReader::next()
{
    m_clause.clear();
    const int first = skipSpace();
    if (first == EOF)
        return std::ferror(m_file) != 0 ? State::Unreadable : State::End;
    m_isDeletion = first == 'd';
    if (m_isDeletion)
        ++m_position;
    while (const std::optional<Literal> literal = readLiteral()) {
        if (*literal == 0)
            return State::Step;
        m_clause.push_back(*literal);
    }
    return std::ferror(m_file) != 0 ? State::Unreadable : State::Malformed;
}

/// Returns the next character, or EOF.
int ProofReader::peek()
{
    if (m_position == m_size) {
        m_bytesBefore += static_cast<std::int64_t>(m_position);
        m_position = 0;
        m_size = std::fread(m_buffer.data(), 1, m_buffer.size(), m_file);
        if (m_size == 0)
            return EOF;
    }
    return static_cast<unsigned char>(m_buffer[m_position]);
}

/// Skips white space and returns the next character.
int ProofReader::skipSpace()
{
    int character = peek();
    for (; isSpace(character); character = peek())
        ++m_position;
    return character;
}

std::optional<Literal> ProofReader::readLiteral()
{
    const bool isNegative = skipSpace() == '-';
    if (isNegative)
        ++m_position;
    const std::optional<int> number = readNumber();
    if (!number || (isNegative && *number == 0))
        return {};
    return isNegative ? -*number : *number;
}

/// Reads a number from 0 to the last variable between white space.
std::optional<int> ProofReader::readNumber()
{
    if (!isFigure(peek()))
        return {};
    std::int64_t number = 0;
    for (; isFigure(peek()); ++m_position) {
        number = 10 * number + (peek() - '0');
        if (number > m_variableCount)
            return {};
    }
    if (peek() != EOF && !isSpace(peek()))
        return {};
    return static_cast<int>(number);
}

} // namespace sudoku
