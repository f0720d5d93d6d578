#pragma once

#include "core/board/geometry.h"
#include "core/search/digitmask.h"

#include <span>
#include <vector>

namespace sudoku {

/// The candidates of a search, and what is open: the single cells and the rules that must be looked at
/// because candidates have changed.
class SearchBoard
{
public:
    /// Makes a board for \a candidates; \a rulesOf has the numbers of the rules of each cell, of \a ruleCount
    /// in all.
    SearchBoard(std::vector<DigitMask> candidates, std::span<const std::vector<int>> rulesOf, int ruleCount);

    int cellCount() const { return static_cast<int>(m_candidates.size()); }
    DigitMask operator[](Cell cell) const { return m_candidates[cell]; }
    std::span<const DigitMask> candidates() const { return m_candidates; }

    /// Removes all candidates of \a cell but \a digits. Returns false if it has none left.
    bool keep(Cell cell, DigitMask digits)
    {
        const DigitMask left = m_candidates[cell] & digits;
        if (left == m_candidates[cell])
            return true;
        m_candidates[cell] = left;
        const std::uint64_t *rules = m_rulesOf.data() + cell * m_wordCount;
        for (int word = 0; word < m_wordCount; ++word)
            m_openRules[word] |= rules[word];
        if (hasAtMostOne(left))
            m_singles.push_back(cell);
        return left != 0;
    }

    /// Restores \a candidates. Nothing is open then.
    void restore(std::span<const DigitMask> candidates);
    /// Opens every rule and every single cell.
    void openAll();

    /// Returns an open single cell, which is not open then, or -1 if there is none.
    Cell takeSingle();
    /// Returns the open rule with the smallest number, which is not open then, or -1 if there is none.
    int takeRule();
    /// Closes \a rule. It is for a rule that has just narrowed its cells: its own changes have opened it
    /// again.
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
