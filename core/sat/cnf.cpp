#include "core/sat/cnf.h"

#include <new>

namespace sudoku {

std::span<const Literal> Cnf::clause(int index) const
{
    const std::size_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::span(m_literals).subspan(begin, m_ends[index] - begin);
}

void Cnf::add(std::span<const Literal> literals)
{
    if (m_literals.size() + literals.size() >= maxLiterals)
        throw std::bad_alloc();
    m_literals.insert(m_literals.end(), literals.begin(), literals.end());
    if (m_selector != 0)
        m_literals.push_back(-m_selector);
    m_ends.push_back(static_cast<std::uint32_t>(m_literals.size()));
}

void Cnf::reserve(std::size_t clauses, std::size_t literals)
{
    m_ends.reserve(clauses);
    m_literals.reserve(literals);
}

} // namespace sudoku
