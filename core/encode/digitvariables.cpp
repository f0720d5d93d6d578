#include "core/encode/digitvariables.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace sudoku {
namespace {

bool hasBit(std::size_t code, std::size_t bit)
{
    return (code >> bit & 1) != 0;
}

} // namespace

DigitVariables::DigitVariables(Cnf &cnf, const Candidates &candidates, int digitCount, ValueEncoding values,
                               bool leavesOutDecided)
    : m_values(values),
      m_digitCount(digitCount),
      m_width(values == ValueEncoding::Direct ? 1 : std::bit_width(static_cast<unsigned>(digitCount - 1))),
      m_isFixed(candidates.cellCount()),
      m_has(candidates.cellCount() * digitCount),
      m_conditions(m_has.size() * m_width),
      m_literals(m_has.size())
{
    for (Cell cell = 0; cell < candidates.cellCount(); ++cell) {
        m_isFixed[cell] = leavesOutDecided && candidates[cell].isSingle();
        if (m_isFixed[cell])
            continue;
        if (values == ValueEncoding::Direct)
            addDirect(cnf, cell, candidates[cell]);
        else
            addBinary(cnf, cell, candidates[cell]);
    }
}

void DigitVariables::addDirect(Cnf &cnf, Cell cell, DigitSet candidates)
{
    for (const Digit digit : candidates) {
        const std::size_t index = indexOf(cell, digit);
        m_has[index] = true;
        m_literals[index] = m_conditions[index] = cnf.newVariable();
        m_meanings.emplace_back(cell, digit);
    }
}

void DigitVariables::addBinary(Cnf &cnf, Cell cell, DigitSet candidates)
{
    Clause bits;
    for (int bit = 0; bit < static_cast<int>(m_width); ++bit) {
        bits.push_back(cnf.newVariable());
        m_meanings.emplace_back(cell, bit);
    }
    for (const Digit digit : candidates) {
        const std::size_t index = indexOf(cell, digit);
        m_has[index] = true;
        for (std::size_t bit = 0; bit < m_width; ++bit)
            m_conditions[index * m_width + bit] = hasBit(digit - 1, bit) ? bits[bit] : -bits[bit];
    }
}

Literal DigitVariables::define(Cnf &cnf, Cell cell, Digit digit)
{
    Literal &known = m_literals[indexOf(cell, digit)];
    if (known != 0 || conditions(cell, digit).empty())
        return known;
    known = cnf.newVariable();
    m_defined.push_back({known, {cell, digit}});
    Clause all{known};
    for (const Literal condition : conditions(cell, digit)) {
        cnf.add({-known, condition});
        all.push_back(-condition);
    }
    cnf.add(all);
    return known;
}

void DigitVariables::encodeBits(Cnf &cnf, Cell cell, DigitSet candidates) const
{
    if (candidates.isEmpty()) {
        cnf.add({});
        return;
    }
    const std::span<const Literal> ofAny = conditions(cell, candidates.first());
    for (std::size_t code = 0; code < std::size_t{1} << m_width; ++code) {
        if (static_cast<int>(code) < m_digitCount && candidates.contains(static_cast<Digit>(code + 1)))
            continue;
        Clause others;
        for (std::size_t bit = 0; bit < m_width; ++bit)
            others.push_back(hasBit(code, bit) ? -std::abs(ofAny[bit]) : std::abs(ofAny[bit]));
        cnf.add(others);
    }
}

std::optional<std::pair<Cell, Digit>> DigitVariables::candidate(Literal variable) const
{
    if (variable <= count())
        return m_values == ValueEncoding::Direct ? std::optional(m_meanings[variable - 1]) : std::nullopt;
    const auto found =
        std::ranges::lower_bound(m_defined, variable, {}, [](const auto &each) { return each.first; });
    return found != m_defined.end() && found->first == variable ? std::optional(found->second) : std::nullopt;
}

std::optional<DigitBit> DigitVariables::bit(Literal variable) const
{
    if (m_values == ValueEncoding::Direct || variable > count())
        return {};
    const auto &[cell, bit] = m_meanings[variable - 1];
    return DigitBit{cell, bit};
}

std::vector<std::pair<Cell, Digit>> DigitVariables::excluded(std::span<const Literal> clause,
                                                             Clause &rest) const
{
    std::vector<std::pair<Cell, Digit>> candidates;
    for (std::size_t i = 0; i < clause.size();) {
        const auto first = bit(std::abs(clause[i]));
        const bool isWhole = first && first->bit == 0 && i + m_width <= clause.size();
        std::size_t code = 0;
        std::size_t length = 0;
        for (; isWhole && length < m_width; ++length) {
            const Literal literal = clause[i + length];
            if (bit(std::abs(literal)) != DigitBit{first->cell, static_cast<int>(length)})
                break;
            code |= static_cast<std::size_t>(literal < 0 ? 1 : 0) << length;
        }
        if (isWhole && length == m_width && static_cast<int>(code) < m_digitCount) {
            candidates.emplace_back(first->cell, static_cast<Digit>(code + 1));
            i += m_width;
        } else {
            rest.push_back(clause[i++]);
        }
    }
    return candidates;
}

} // namespace sudoku
