#include "core/hints/explainer/deadlypatterns.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <bit>
#include <set>
#include <tuple>

namespace sudoku {
namespace {

constexpr int minLoop = 4;

int loopRating(std::size_t length)
{
    constexpr int rectangle = 45;
    constexpr int longest = 8;
    constexpr int longLoop = 50;
    return length > longest ? longLoop : rectangle + (static_cast<int>(length) - minLoop) / 2;
}

/// Walks along cells that have two digits, and visits each house twice or not at all: at an even and at an
/// odd step.
class LoopSearch
{
public:
    LoopSearch(const ScanOrder &order, const Marks &marks, const std::stop_token &stop)
        : m_order(order),
          m_marks(marks),
          m_stop(stop),
          m_visits{std::vector<char>(order.rules().houseCount()),
                   std::vector<char>(order.rules().houseCount())}
    {
    }

    std::vector<DeadlyPattern> find()
    {
        for (Cell cell = 0; cell < m_order.rules().cellCount() && !isStopped(m_stop); ++cell)
            if (m_marks.candidates(cell).size() == 2) {
                m_pair = m_marks.candidates(cell);
                walkTo(cell, {}, 0);
            }
        std::ranges::stable_sort(m_found, [](const DeadlyPattern &one, const DeadlyPattern &other) {
            return one.rating != other.rating ? one.rating < other.rating : one.type < other.type;
        });
        return std::move(m_found);
    }

private:
    void walkTo(Cell cell, DigitSet extras, int extraCount)
    {
        std::vector<char> &visits = m_visits[m_loop.size() % 2];
        const auto houses = m_order.rules().housesOf(cell);
        if (std::ranges::any_of(houses,
                                [&](const auto &membership) { return visits[membership.house] != 0; }))
            return;
        for (const auto &membership : houses)
            visits[membership.house] = 1;
        m_loop.push_back(cell);
        for (const Cell next : m_order.peersOf(cell))
            step(next, extras, extraCount);
        m_loop.pop_back();
        for (const auto &membership : houses)
            visits[membership.house] = 0;
    }

    void step(Cell next, DigitSet extras, int extraCount)
    {
        constexpr int maxMixedExtras = 2;
        if (next == m_loop.front() && m_loop.size() >= minLoop && m_visits[0] == m_visits[1])
            close();
        const DigitSet candidates = m_marks.candidates(next);
        if ((candidates & m_pair) != m_pair || std::ranges::count(m_loop, next) > 0)
            return;
        extras |= candidates - m_pair;
        if (candidates != m_pair && ++extraCount > maxMixedExtras && extras.size() > 1)
            return;
        walkTo(next, extras, extraCount);
    }

    void close()
    {
        std::vector<Cell> cells = m_loop;
        std::ranges::sort(cells);
        if (!m_known.insert({std::move(cells), m_pair.first(), m_pair.last()}).second)
            return;
        DeadlyPattern loop{0, loopRating(m_loop.size()), m_loop, {}, {}, {}};
        m_extraCells.clear();
        m_extraDigits = {};
        for (const Cell cell : m_loop) {
            for (const Digit digit : m_marks.candidates(cell))
                (m_pair.contains(digit) ? loop.pattern : loop.extras).push_back({cell, digit});
            if (m_marks.candidates(cell) != m_pair)
                m_extraCells.push_back(cell);
            m_extraDigits |= m_marks.candidates(cell) - m_pair;
        }
        if (m_extraCells.size() == 1)
            addType1(loop);
        if (m_extraCells.size() > 1 && m_extraDigits.isSingle())
            addType2(loop);
        if (m_extraCells.size() == 2)
            addTypes3And4(loop);
    }

    void add(DeadlyPattern loop)
    {
        std::ranges::sort(loop.eliminations);
        if (!loop.eliminations.empty())
            m_found.push_back(std::move(loop));
    }

    void addType1(DeadlyPattern loop)
    {
        loop.type = 1;
        for (const Digit digit : m_pair)
            loop.eliminations.push_back({m_extraCells.front(), digit});
        add(std::move(loop));
    }

    void addType2(DeadlyPattern loop)
    {
        loop.type = 2;
        const Digit extra = m_extraDigits.first();
        for (const Cell cell : m_order.rules().commonPeers(m_extraCells))
            if (m_marks.has(cell, extra))
                loop.eliminations.push_back({cell, extra});
        add(std::move(loop));
    }

    void addTypes3And4(const DeadlyPattern &loop)
    {
        for (const int house : m_order.houses()) {
            if (!m_order.rules().house(house).set.includes(m_extraCells)
                || !m_order.rules().house(house).hasEachDigit)
                continue;
            addType4(loop, house);
            if (m_extraDigits.size() < 2)
                continue;
            addNakedSets(m_marks, loop, house, CellSet(m_order.rules().cellCount(), m_extraCells), m_found);
            addHiddenSets(loop, house);
        }
    }

    Places placesOfExtraCells(int house) const
    {
        Places places = 0;
        for (const Cell cell : m_extraCells)
            for (const auto &membership : m_order.rules().housesOf(cell))
                if (membership.house == house)
                    places |= membership.place;
        return places;
    }

    /// One digit of the pair has no other place in the house than the two cells.
    void addType4(const DeadlyPattern &loop, int house)
    {
        for (const Digit digit : m_pair) {
            if (std::popcount(m_marks.placesIn(house, digit)) != 2)
                continue;
            DeadlyPattern found = loop;
            found.type = 4;
            found.house = house;
            for (const Cell cell : m_extraCells)
                found.eliminations.push_back(
                    {cell, m_pair.first() == digit ? m_pair.last() : m_pair.first()});
            add(std::move(found));
        }
    }

    /// The pair and other digits, which are not in the two cells, have together one place less than needed
    /// outside of them.
    void addHiddenSets(const DeadlyPattern &loop, int house)
    {
        const Places outside = ~placesOfExtraCells(house);
        Places places = 0;
        for (const Digit digit : m_pair)
            places |= m_marks.placesIn(house, digit) & outside;
        if (2 * m_pair.size() < m_marks.openCountIn(house))
            extendHiddenSet(loop, house, 1, m_pair, places);
    }

    void extendHiddenSet(const DeadlyPattern &loop, int house, Digit next, DigitSet digits, Places places)
    {
        // The limits are those of Sudoku Explainer: what is smaller or larger is found in another way.
        if (std::popcount(places) == digits.size() - 1 && digits.size() >= m_extraDigits.size())
            addHiddenSet(loop, house, digits, places);
        const int maxPlaces = (m_marks.openCountIn(house) - 1) / 2 - 1;
        for (; next <= m_marks.digitCount(); ++next) {
            const Places own = m_marks.placesIn(house, next);
            if (digits.contains(next) || m_extraDigits.contains(next) || own == 0
                || std::popcount(own | places) > maxPlaces)
                continue;
            DigitSet more = digits;
            more.insert(next);
            extendHiddenSet(loop, house, next + 1, more, own | places);
        }
    }

    void addHiddenSet(const DeadlyPattern &loop, int house, DigitSet digits, Places places)
    {
        DeadlyPattern found = loop;
        found.type = 3;
        found.rating += std::popcount(places) - 1;
        found.house = house;
        for (; places != 0; places &= places - 1) {
            const Cell cell = m_marks.cellAt(house, places);
            for (const Digit digit : m_marks.candidates(cell))
                (digits.contains(digit) ? found.subset : found.eliminations).push_back({cell, digit});
        }
        add(std::move(found));
    }

    const ScanOrder &m_order;
    const Marks &m_marks;
    const std::stop_token &m_stop;
    std::vector<char> m_visits[2]; // by house, at even and at odd steps
    DigitSet m_pair;
    std::vector<Cell> m_loop;
    std::vector<Cell> m_extraCells;
    DigitSet m_extraDigits;
    std::set<std::tuple<std::vector<Cell>, Digit, Digit>> m_known;
    std::vector<DeadlyPattern> m_found;
};

} // namespace

std::vector<DeadlyPattern> uniqueLoops(const ScanOrder &order, const Marks &marks,
                                       const std::stop_token &stop)
{
    return LoopSearch(order, marks, stop).find();
}

} // namespace sudoku
