#include "core/search/searchboard.h"

#include <algorithm>

namespace sudoku {

SearchBoard::SearchBoard(std::vector<DigitMask> candidates, std::span<const std::vector<int>> rulesOf,
                         int ruleCount)
    : m_candidates(std::move(candidates)),
      m_ruleCount(ruleCount),
      m_wordCount((ruleCount + wordBits - 1) / wordBits),
      m_rulesOf(m_candidates.size() * static_cast<std::size_t>(m_wordCount)),
      m_openRules(static_cast<std::size_t>(m_wordCount))
{
    for (Cell cell = 0; cell < cellCount(); ++cell)
        for (const int rule : rulesOf[cell])
            m_rulesOf[cell * m_wordCount + rule / wordBits] |= std::uint64_t(1) << rule % wordBits;
}

void SearchBoard::restore(std::span<const DigitMask> candidates)
{
    std::ranges::copy(candidates, m_candidates.begin());
    std::ranges::fill(m_openRules, 0);
    m_singles.clear();
}

void SearchBoard::openAll()
{
    for (int rule = 0; rule < m_ruleCount; ++rule)
        m_openRules[rule / wordBits] |= std::uint64_t(1) << rule % wordBits;
    m_singles.clear();
    for (Cell cell = 0; cell < cellCount(); ++cell)
        if (hasAtMostOne(m_candidates[cell]))
            m_singles.push_back(cell);
}

Cell SearchBoard::takeSingle()
{
    if (m_singles.empty())
        return -1;
    const Cell cell = m_singles.back();
    m_singles.pop_back();
    return cell;
}

int SearchBoard::takeRule()
{
    for (int word = 0; word < m_wordCount; ++word)
        if (m_openRules[word] != 0) {
            const int rule = word * wordBits + std::countr_zero(m_openRules[word]);
            m_openRules[word] &= m_openRules[word] - 1;
            return rule;
        }
    return -1;
}

} // namespace sudoku
