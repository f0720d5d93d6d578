#include "core/hints/explainer/deadlypatterns.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

constexpr int graveRating = 56;

/// Takes the candidates away without which each open cell has two, and each digit two places in each house.
class GraveSearch
{
public:
    GraveSearch(const ScanOrder &order, const Marks &marks)
        : m_order(order),
          m_marks(marks),
          m_rest(marks),
          m_extraCells(order.rules().cellCount())
    {
    }

    std::vector<DeadlyPattern> find()
    {
        while (takeExtra()) {
        }
        if (m_extras.empty() || !isGrave())
            return {};
        DeadlyPattern grave{0, graveRating, {}, {}, m_extras, {}};
        std::ranges::sort(grave.extras);
        if (m_extraCells.size() == 1)
            addType1(grave);
        else if (m_digits.isSingle())
            addType2(grave);
        else
            addTypes3And4(grave);
        return std::move(m_found);
    }

private:
    /// Takes a candidate away if it is clear which: a digit has more than two places in a house, and only one
    /// of these cells has more than two candidates.
    bool takeExtra()
    {
        for (const int house : m_order.houses())
            for (Digit digit = 1; digit <= m_marks.digitCount(); ++digit) {
                if (std::popcount(m_rest.placesIn(house, digit)) <= 2)
                    continue;
                Cell extra = -1;
                int count = 0;
                for (Places places = m_rest.placesIn(house, digit); places != 0; places &= places - 1)
                    if (const Cell cell = m_rest.cellAt(house, places); m_rest.candidates(cell).size() > 2) {
                        extra = cell;
                        ++count;
                    }
                if (count != 1)
                    continue;
                m_rest.remove(extra, digit);
                m_extras.push_back({extra, digit});
                m_extraCells.insert(extra);
                m_digits.insert(digit);
                return true;
            }
        return false;
    }

    bool isGrave() const
    {
        for (Cell cell = 0; cell < m_order.rules().cellCount(); ++cell)
            if (m_rest.isOpen(cell) && m_rest.candidates(cell).size() != 2)
                return false;
        for (const int house : m_order.houses())
            for (Digit digit = 1; digit <= m_marks.digitCount(); ++digit)
                if (const Places places = m_rest.placesIn(house, digit);
                    places != 0 && std::popcount(places) != 2)
                    return false;
        return true;
    }

    void add(DeadlyPattern grave)
    {
        std::ranges::sort(grave.eliminations);
        if (!grave.eliminations.empty())
            m_found.push_back(std::move(grave));
    }

    void addType1(DeadlyPattern grave)
    {
        grave.type = 1;
        const Cell cell = m_extraCells.first();
        for (const Digit digit : m_rest.candidates(cell))
            grave.eliminations.push_back({cell, digit});
        add(std::move(grave));
    }

    void addType2(DeadlyPattern grave)
    {
        grave.type = 2;
        ++grave.rating;
        for (const Cell cell : m_order.rules().commonPeers(m_extraCells))
            if (m_marks.has(cell, m_digits.first()))
                grave.eliminations.push_back({cell, m_digits.first()});
        add(std::move(grave));
    }

    void addTypes3And4(DeadlyPattern grave)
    {
        ++grave.rating;
        const std::vector<Cell> cells = m_extraCells.toVector();
        for (const int house : m_order.houses())
            if (cells.size() == 2 && m_order.rules().house(house).set.includes(cells)
                && m_order.rules().house(house).hasEachDigit)
                addType4(grave, house, cells);
        for (const int house : m_order.houses())
            if (m_order.rules().house(house).set.includes(cells))
                addNakedSets(m_marks, grave, house, m_extraCells, m_found);
    }

    /// A digit besides the extras has no other place in the house than the two cells.
    void addType4(DeadlyPattern grave, int house, const std::vector<Cell> &cells)
    {
        const DigitSet common = m_rest.candidates(cells[0]) & m_rest.candidates(cells[1]);
        if (!common.isSingle() || std::popcount(m_marks.placesIn(house, common.first())) != 2)
            return;
        grave.type = 4;
        grave.house = house;
        for (const Cell cell : cells)
            for (const Digit digit : m_rest.candidates(cell) - common)
                grave.eliminations.push_back({cell, digit});
        add(std::move(grave));
    }

    const ScanOrder &m_order;
    const Marks &m_marks;
    Marks m_rest; // without the extras
    std::vector<Candidate> m_extras;
    CellSet m_extraCells;
    DigitSet m_digits; // of the extras
    std::vector<DeadlyPattern> m_found;
};

} // namespace

std::vector<DeadlyPattern> universalGraves(const ScanOrder &order, const Marks &marks)
{
    return GraveSearch(order, marks).find();
}

} // namespace sudoku
