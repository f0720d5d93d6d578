#include "core/hints/explainer/alignedexclusion.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr int minExcluders = 2; // with one it would be a set or a wing
constexpr int maxAligned = 3;

class ExclusionSearch
{
public:
    ExclusionSearch(const ScanOrder &order, const Marks &marks, int size, std::size_t max,
                    const std::stop_token &stop)
        : m_rules(order.rules()),
          m_marks(marks),
          m_size(size),
          m_max(max),
          m_stop(stop),
          m_excluders(m_rules.cellCount(), CellSet(m_rules.cellCount())),
          m_chosen(static_cast<std::size_t>(size)),
          m_digits(static_cast<std::size_t>(size))
    {
        for (Cell cell = 0; cell < m_rules.cellCount(); ++cell) {
            for (const Cell peer : m_rules.peers(cell))
                if (const int count = marks.candidates(peer).size(); count > 1 && count <= size)
                    m_excluders[cell].insert(peer);
            if (marks.candidates(cell).size() > 1 && m_excluders[cell].size() >= minExcluders)
                m_cells.push_back(cell);
        }
    }

    std::vector<AlignedExclusion> find()
    {
        extend(static_cast<int>(m_cells.size()), m_size, m_rules.allCells());
        return std::move(m_found);
    }

private:
    bool isDone() const { return m_found.size() >= m_max || isStopped(m_stop); }

    void extend(int end, int missing, const CellSet &excluders)
    {
        if (missing == 0) {
            combine(excluders);
            return;
        }
        for (int i = missing - 1; i < end; ++i) {
            const CellSet common = excluders & m_excluders[m_cells[i]];
            if (common.size() < minExcluders)
                continue;
            if (missing > 1 && isDone())
                return;
            m_chosen[missing - 1] = m_cells[i];
            extend(i, missing - 1, common);
        }
    }

    /// Tries every combination of digits of the chosen cells.
    void combine(const CellSet &common)
    {
        if (m_found.size() >= m_max)
            return;
        m_sets.clear();
        for (const Cell excluder : common)
            m_sets.push_back(m_marks.candidates(excluder));
        m_possible.fill({});
        choose(0, {});
        AlignedExclusion exclusion;
        for (int i = 0; i < m_size; ++i)
            for (const Digit digit : m_marks.candidates(m_chosen[i]) - m_possible[i])
                exclusion.eliminations.push_back({m_chosen[i], digit});
        if (exclusion.eliminations.empty())
            return;
        std::ranges::sort(exclusion.eliminations);
        exclusion.cells = m_chosen;
        exclusion.excluders = common.toVector();
        m_found.push_back(std::move(exclusion));
    }

    void choose(int next, DigitSet digits)
    {
        if (next == m_size) {
            for (int i = 0; i < m_size; ++i)
                m_possible[i].insert(m_digits[i]);
            return;
        }
        for (const Digit digit : m_marks.candidates(m_chosen[next]) - impossible(next, digits)) {
            m_digits[next] = digit;
            DigitSet more = digits;
            more.insert(digit);
            choose(next + 1, more);
        }
    }

    /// Returns what the cell number \a next cannot be if those before it have \a digits.
    DigitSet impossible(int next, DigitSet digits) const
    {
        DigitSet excluded;
        for (int i = 0; i < next; ++i)
            if (m_rules.arePeers(m_chosen[i], m_chosen[next]))
                excluded.insert(m_digits[i]);
        for (const DigitSet set : m_sets)
            if (const DigitSet rest = set - digits; rest.isSingle())
                excluded |= rest;
        return excluded;
    }

    const RuleIndex &m_rules;
    const Marks &m_marks;
    int m_size;
    std::size_t m_max;
    const std::stop_token &m_stop;
    std::vector<CellSet> m_excluders; // by cell
    std::vector<Cell> m_cells;
    std::vector<Cell> m_chosen;
    std::vector<Digit> m_digits; // of the chosen cells
    std::array<DigitSet, maxAligned> m_possible{};
    std::vector<DigitSet> m_sets;
    std::vector<AlignedExclusion> m_found;
};

} // namespace

std::vector<AlignedExclusion> alignedExclusions(const ScanOrder &order, const Marks &marks, int size,
                                                std::size_t max, const std::stop_token &stop)
{
    return ExclusionSearch(order, marks, size, max, stop).find();
}

} // namespace sudoku
