#include "core/encode/variablemeanings.h"

#include <algorithm>

namespace sudoku {

VariableMeanings::VariableMeanings(const Encoding &encoding, const std::stop_token &stop)
    : m_digits(encoding.variables()),
      m_selectors(encoding.selectors().begin(), encoding.selectors().end()),
      m_firstAuxiliary(m_digits.count() + 1),
      m_auxiliaries(
          readAuxiliaries(encoding.cnf(),
                          {.firstAuxiliary = m_firstAuxiliary,
                           .isAuxiliary = [this](Literal variable) { return isAuxiliary(variable); },
                           .isSelector = [this](Literal variable) { return selected(variable) != nullptr; }},
                          stop))
{
}

std::optional<Cell> VariableMeanings::cell(Literal variable) const
{
    if (const auto known = candidate(variable))
        return known->first;
    const std::optional<DigitBit> known = bit(variable);
    return known ? std::optional(known->cell) : std::nullopt;
}

const Reason *VariableMeanings::selected(Literal variable) const
{
    if (variable < m_firstAuxiliary || candidate(variable))
        return nullptr; // a given is switched by its candidate
    const auto found = std::ranges::find(m_selectors, variable, &Selector::literal);
    return found == m_selectors.end() ? nullptr : &found->reason;
}

} // namespace sudoku
