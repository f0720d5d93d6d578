#pragma once

#include "core/board/geometry.h"
#include "core/search/digitmask.h"

#include <span>
#include <vector>

namespace sudoku {

/// The candidates of a search, and what has to be looked at because of their changes: cells that have become
/// single, and rules.
class SearchBoard
{
public:
    /// Makes a board for \a candidates; \a rulesOf has the numbers of the rules of each cell, of \a ruleCount
    /// in all.
    SearchBoard(std::vector<DigitMask> candidates, std::span<const std::vector<int>> rulesOf, int ruleCount);

    int cellCount() const { return static_cast<int>(m_candidates.size()); }
    DigitMask operator[](Cell cell) const { return m_candidates[cell]; }
    std::span<const DigitMask> candidates() const { return m_candidates; }

    /// Takes from \a cell all digits but \a digits. Returns false if it has none left.
    bool keep(Cell cell, DigitMask digits)
    {
        const DigitMask left = m_candidates[cell] & digits;
        if (left == m_candidates[cell])
            return true;
        m_candidates[cell] = left;
        const std::uint64_t *rules = &m_rulesOf[cell * m_wordCount];
        for (int word = 0; word < m_wordCount; ++word)
            m_openRules[word] |= rules[word];
        if (hasAtMostOne(left))
            m_singles.push_back(cell);
        return left != 0;
    }

    /// Returns to \a candidates, where nothing has to be looked at.
    void restore(std::span<const DigitMask> candidates);
    /// Opens every rule and every single cell.
    void openAll();

    /// Takes out a cell that has become single, or a rule; returns -1 if there is none. Rules with small
    /// numbers come first.
    Cell takeSingle();
    int takeRule();
    /// Forgets that \a rule is open: nothing new happened to it.
    void close(int rule) { m_openRules[rule / wordBits] &= ~(std::uint64_t(1) << rule % wordBits); }

private:
    static constexpr int wordBits = 64;

    std::vector<DigitMask> m_candidates;
    int m_ruleCount;
    int m_wordCount;
    std::vector<std::uint64_t> m_rulesOf; // by cell, m_wordCount words each
    std::vector<std::uint64_t> m_openRules;
    std::vector<Cell> m_singles;
};

} // namespace sudoku
