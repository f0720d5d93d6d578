#include "core/hints/explainer/deadlypatterns.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Chooses cells of a house that have, with some digits given, as many digits as there are cells and one.
class AlmostNakedSets
{
public:
    AlmostNakedSets(const Marks &marks, const DeadlyPattern &pattern, int house, const CellSet &extraCells,
                    std::vector<DeadlyPattern> &found)
        : m_marks(marks),
          m_pattern(pattern),
          m_house(house),
          m_found(found)
    {
        for (const Cell cell : marks.rules().house(house).cells)
            if (marks.isOpen(cell) && !extraCells.contains(cell))
                m_open.push_back(cell);
    }

    void find(DigitSet digits)
    {
        const int openCount = m_marks.openCountIn(m_house);
        for (m_size = std::max(2, digits.size()); 2 * m_size <= openCount; ++m_size)
            extend(0, digits);
    }

private:
    void extend(std::size_t next, DigitSet digits)
    {
        if (std::ssize(m_chosen) == m_size - 1) {
            if (digits.size() == m_size)
                add(digits);
            return;
        }
        for (; next < m_open.size(); ++next) {
            const DigitSet own = m_marks.candidates(m_open[next]);
            const DigitSet more = digits | own;
            if (own.isSingle() || more.size() > m_size)
                continue;
            m_chosen.push_back(m_open[next]);
            extend(next + 1, more);
            m_chosen.pop_back();
        }
    }

    void add(DigitSet digits)
    {
        DeadlyPattern found = m_pattern;
        for (const Cell cell : m_open) {
            const bool isChosen = std::ranges::count(m_chosen, cell) > 0;
            for (const Digit digit : m_marks.candidates(cell) & digits)
                (isChosen ? found.subset : found.eliminations).push_back({cell, digit});
        }
        if (found.eliminations.empty())
            return;
        found.type = 3;
        found.rating += m_size - 1;
        found.house = m_house;
        m_found.push_back(std::move(found));
    }

    const Marks &m_marks;
    const DeadlyPattern &m_pattern;
    int m_house;
    std::vector<DeadlyPattern> &m_found;
    std::vector<Cell> m_open;
    std::vector<Cell> m_chosen;
    int m_size = 0;
};

} // namespace

void addNakedSets(const Marks &marks, const DeadlyPattern &pattern, int house, const CellSet &extraCells,
                  std::vector<DeadlyPattern> &found)
{
    DigitSet digits;
    for (const Candidate &extra : pattern.extras)
        digits.insert(extra.digit);
    AlmostNakedSets(marks, pattern, house, extraCells, found).find(digits);
}

} // namespace sudoku
