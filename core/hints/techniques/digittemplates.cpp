#include "core/hints/techniques/digittemplates.h"

#include "core/board/bits.h"

#include <bit>
#include <limits>
#include <span>
#include <vector>

namespace sudoku {
namespace {

/// Looks for ways to put a digit once into each house. Of the houses that are without it, the one with the
/// fewest places is filled first.
class TemplateSearch
{
public:
    TemplateSearch(const Position &position, Digit digit)
        : m_rules(position.rules()),
          m_plane(position.cellsWith(digit)),
          m_indexOf(m_rules.houseCount(), none)
    {
        for (int house = 0; house < m_rules.houseCount(); ++house) {
            const Places places = position.placesIn(house, digit);
            if (!m_rules.house(house).hasEachDigit || places == 0)
                continue;
            m_hasRows |= m_rules.house(house).type == HouseType::Row;
            m_indexOf[house] = static_cast<int>(m_houses.size());
            m_houses.push_back(house);
            m_places.push_back(places);
        }
    }

    CellSet refutable()
    {
        if (!m_hasRows)
            return m_plane; // digits need not occur, or it is on the board
        listTaken();
        m_left.resize(m_houses.size() * (m_houses.size() + 1));
        CellSet refutable = m_plane;
        for (const Cell cell : m_plane) {
            if (!refutable.contains(cell))
                continue;
            m_found = CellSet(m_rules.cellCount());
            m_budget = maxNodes;
            if (place(cell, m_places, 0))
                refutable -= m_found;
        }
        return refutable;
    }

private:
    static constexpr int none = -1;
    static constexpr int maxNodes = 3000;             // a digit takes one for each row, mostly
    static constexpr Places filled = Places{1} << 31; // instead of the places of a house that has the digit

    /// Lists what each cell takes of each house: places that it sees, or all if it is one of them.
    void listTaken()
    {
        m_taken.resize(m_rules.cellCount() * m_houses.size());
        for (const Cell cell : m_plane) {
            const std::span<Places> taken = rowOf(m_taken, cell);
            for (const Cell peer : m_plane &m_rules.peers(cell))
                for (const auto &[house, place] : m_rules.housesOf(peer))
                    if (m_indexOf[house] != none)
                        taken[m_indexOf[house]] |= place;
            for (const auto &[house, place] : m_rules.housesOf(cell))
                if (m_indexOf[house] != none)
                    taken[m_indexOf[house]] = filled;
        }
    }

    /// Puts the digit into \a cell and into the houses that are without it then. Before, they have \a places.
    bool place(Cell cell, std::span<const Places> places, int depth)
    {
        if (--m_budget < 0)
            return false;
        const std::span<const Places> taken = rowOf(m_taken, cell);
        const std::span<Places> left = rowOf(m_left, depth);
        for (std::size_t i = 0; i < left.size(); ++i)
            left[i] = ((places[i] | taken[i]) & filled) != 0 ? filled : places[i] & ~taken[i];
        const int next = houseWithFewest(left);
        if (next != none) {
            const std::vector<Cell> &cells = m_rules.house(m_houses[next]).cells;
            Places rest = left[next];
            while (rest != 0 && !place(cells[std::countr_zero(rest)], left, depth + 1))
                rest &= rest - 1;
            if (rest == 0)
                return false;
        }
        m_found.insert(cell);
        return true;
    }

    /// Returns none if all have the digit.
    static int houseWithFewest(std::span<const Places> places)
    {
        int fewest = std::numeric_limits<int>::max();
        int best = none;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const int count = places[i] == filled ? fewest : bitCount(places[i]);
            if (count < fewest) {
                fewest = count;
                best = static_cast<int>(i);
            }
        }
        return best;
    }

    std::span<Places> rowOf(std::vector<Places> &table, int row) const
    {
        return std::span(table).subspan(row * m_houses.size(), m_houses.size());
    }

    const RuleIndex &m_rules;
    CellSet m_plane;
    std::vector<int> m_houses;    // that have each digit and are without this one
    std::vector<int> m_indexOf;   // of each house among them
    std::vector<Places> m_places; // of each of them
    std::vector<Places> m_taken;  // a row for each cell
    std::vector<Places> m_left;   // a row for each cell that has been given the digit
    CellSet m_found;
    bool m_hasRows = false;
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
