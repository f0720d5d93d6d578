#include "core/hints/techniques/digittemplates.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

/// Looks for ways to put a digit once into each house.
class TemplateSearch
{
public:
    TemplateSearch(const Position &position, Digit digit)
        : m_rules(position.rules()),
          m_plane(position.cellsWith(digit)),
          m_chosen(m_rules.cellCount())
    {
        const bool areBoxesFilled = m_rules.geometry().hasFullRegions(); // by a place in each row
        for (int house = 0; house < m_rules.houseCount(); ++house) {
            if (!m_rules.house(house).hasEachDigit || position.placesIn(house, digit) == 0)
                continue;
            const HouseType type = m_rules.house(house).type;
            if (type == HouseType::Row)
                m_rows.push_back(house);
            else if (type != HouseType::Column && !(type == HouseType::Box && areBoxesFilled))
                m_others.push_back(house);
        }
        std::ranges::sort(m_rows, {}, [&](int row) { return std::popcount(position.placesIn(row, digit)); });
    }

    CellSet refutable()
    {
        if (m_rows.empty())
            return m_plane; // digits need not occur, or it is on the board
        CellSet refutable = m_plane;
        for (const Cell cell : m_plane) {
            if (!refutable.contains(cell))
                continue;
            m_chosen = CellSet(m_rules.cellCount());
            m_chosen.insert(cell);
            m_budget = maxNodes;
            if (place(0, m_plane - m_rules.peers(cell)))
                refutable -= m_chosen;
        }
        return refutable;
    }

private:
    // A digit of a 9x9 board takes some hundred.
    static constexpr int maxNodes = 3000;

    /// Puts the digit into the rows from \a next on.
    bool place(std::size_t next, const CellSet &available)
    {
        if (next == m_rows.size())
            return std::ranges::all_of(
                m_others, [this](int house) { return m_chosen.intersects(m_rules.house(house).set); });
        const CellSet &row = m_rules.house(m_rows[next]).set;
        if (m_chosen.intersects(row))
            return place(next + 1, available);
        for (const Cell cell : available &row) {
            if (--m_budget < 0)
                return false;
            m_chosen.insert(cell);
            if (place(next + 1, available - m_rules.peers(cell)))
                return true;
            m_chosen.remove(cell);
        }
        return false;
    }

    const RuleIndex &m_rules;
    CellSet m_plane;
    CellSet m_chosen;
    std::vector<int> m_rows;
    std::vector<int> m_others; // rows, columns and regions have the digit if all rows have
    int m_budget = 0;
};

struct RefutableCells
{
    std::shared_ptr<const RuleIndex> rules;
    CellSet plane;
    CellSet cells;
};

} // namespace

CellSet refutableCells(const Position &position, Digit digit)
{
    const CellSet &plane = position.cellsWith(digit);
    const auto answer = position.memo().last<RefutableCells>(
        [&](const RefutableCells &last) {
            return last.rules == position.sharedRules() && last.plane == plane;
        },
        [&] {
            return std::make_shared<RefutableCells>(
                RefutableCells{position.sharedRules(), plane, TemplateSearch(position, digit).refutable()});
        },
        digit);
    return answer->cells;
}

} // namespace sudoku
