#include "core/analyse/combinations.h"

#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace sudoku {
namespace {

/// Attempts to place a digit, for one sum.
constexpr int maxWork = 2'000'000;

bool isAbout(const SumWay &way, Cell cell)
{
    return std::ranges::find(way.cells, cell) != way.cells.end()
           || std::ranges::find(way.ifTrue, cell, &TakenDigit::cell) != way.ifTrue.end();
}

/// Returns the candidates of the cells of \a way where what it takes for granted is true, or nothing if that
/// cannot be.
std::optional<std::vector<DigitSet>> digitsFor(const SumWay &way, const Candidates &candidates,
                                               const Peers &peers)
{
    for (const TakenDigit &taken : way.ifTrue) {
        if (!candidates[taken.cell].contains(taken.digit))
            return {};
        for (const TakenDigit &other : way.ifTrue)
            if (taken.digit == other.digit && peers.of(taken.cell).contains(other.cell))
                return {};
    }
    std::vector<DigitSet> digits;
    for (const Cell cell : way.cells) {
        DigitSet open = candidates[cell];
        for (const TakenDigit &taken : way.ifTrue)
            if (cell == taken.cell)
                open &= DigitSet{taken.digit};
            else if (peers.of(cell).contains(taken.cell))
                open.remove(taken.digit);
        if (open.isEmpty())
            return {};
        digits.push_back(open);
    }
    return digits;
}

/// The combinations for one way of a sum: chooses how often each digit occurs, from the smallest on, then
/// looks for an order.
class CombinationSearch
{
public:
    CombinationSearch(const SumWay &way, std::vector<DigitSet> digits, const Peers &peers, int &work)
        : m_way(way),
          m_digits(std::move(digits)),
          m_peers(peers),
          m_work(work)
    {
        for (const DigitSet set : m_digits)
            m_all |= set;
        m_order.resize(m_digits.size());
        for (std::size_t i = 0; i < m_order.size(); ++i)
            m_order[i] = i;
        std::ranges::stable_sort(m_order, {}, [this](std::size_t i) { return m_digits[i].size(); });
        m_placed.resize(m_digits.size(), noDigit);
        boundRepetition();
    }

    /// Adds to \a found until there are \a max, or too much work was done. Returns whether that was all.
    bool run(std::set<Combination> &found, std::size_t max)
    {
        m_found = &found;
        m_max = max;
        const bool isWhole = choose(m_all, static_cast<int>(m_digits.size()), m_way.total);
        return isWhole && m_work > 0;
    }

private:
    /// Divides the cells into groups of cells that see each other: each has a digit once at most.
    void boundRepetition()
    {
        std::vector<std::vector<std::size_t>> groups;
        for (std::size_t i = 0; i < m_digits.size(); ++i) {
            const CellSet &peers = m_peers.of(m_way.cells[i]);
            const auto fits = std::ranges::find_if(groups, [&](const auto &group) {
                return std::ranges::all_of(
                    group, [&](std::size_t other) { return peers.contains(m_way.cells[other]); });
            });
            if (fits == groups.end())
                groups.push_back({i});
            else
                fits->push_back(i);
        }
        for (const Digit digit : m_all)
            m_most[digit] = static_cast<int>(std::ranges::count_if(groups, [&](const auto &group) {
                return std::ranges::any_of(group, [&](std::size_t i) { return m_digits[i].contains(digit); });
            }));
    }

    /// Returns whether \a count digits of \a open can add up to \a total, as far as their repetition is
    /// bounded.
    bool isInReach(DigitSet open, int count, int total) const
    {
        int most = 0;
        int left = count;
        int min = 0;
        for (const Digit digit : open) {
            const int taken = std::min(left, m_most[digit]);
            min += taken * digit;
            left -= taken;
        }
        if (left > 0 || min > total)
            return false;
        for (left = count; left > 0; open.remove(open.last())) {
            const int taken = std::min(left, m_most[open.last()]);
            most += taken * open.last();
            left -= taken;
        }
        return total <= most;
    }

    bool choose(DigitSet open, int count, int total)
    {
        if (!isInReach(open, count, total) || --m_work <= 0)
            return true;
        if (count == 0)
            return take();
        const Digit digit = open.first();
        open.remove(digit);
        const std::size_t before = m_chosen.size();
        bool goesOn = choose(open, count, total);
        for (int i = 1; i <= std::min(count, m_most[digit]) && i * digit <= total && goesOn; ++i) {
            m_chosen.push_back(digit);
            ++m_left[digit];
            goesOn = choose(open, count - i, total - i * digit);
        }
        m_left[digit] = 0;
        m_chosen.resize(before);
        return goesOn;
    }

    /// Returns whether more combinations are wanted.
    bool take()
    {
        if (!hasOrder(0))
            return true;
        const Combination combination{m_way.total, m_chosen};
        if (!m_found->contains(combination) && m_found->size() >= m_max)
            return false;
        m_found->insert(combination);
        return true;
    }

    bool hasOrder(std::size_t at)
    {
        if (at == m_order.size())
            return true;
        const std::size_t i = m_order[at];
        for (const Digit digit : m_digits[i]) {
            if (m_left[digit] == 0 || --m_work <= 0 || seesEqual(at, digit))
                continue;
            --m_left[digit];
            m_placed[i] = digit;
            const bool isFine = hasOrder(at + 1);
            ++m_left[digit];
            if (isFine)
                return true;
        }
        return false;
    }

    /// Returns whether the cell at \a at in the order has a peer with \a digit among those before it.
    bool seesEqual(std::size_t at, Digit digit) const
    {
        const CellSet &peers = m_peers.of(m_way.cells[m_order[at]]);
        return std::any_of(m_order.begin(), m_order.begin() + static_cast<std::ptrdiff_t>(at),
                           [&](std::size_t other) {
                               return m_placed[other] == digit && peers.contains(m_way.cells[other]);
                           });
    }

    const SumWay &m_way;
    std::vector<DigitSet> m_digits; // of each cell
    const Peers &m_peers;
    int &m_work; // that is left
    DigitSet m_all;
    std::vector<std::size_t> m_order; // of the cells: those with the fewest digits first
    std::vector<Digit> m_placed;
    std::vector<Digit> m_chosen;
    std::array<int, maxBoardSize + 1> m_most{}; // of each digit: how often it may occur, or more
    std::array<int, maxBoardSize + 1> m_left{}; // of each digit: how often it is to be placed
    std::set<Combination> *m_found = nullptr;
    std::size_t m_max = 0;
};

} // namespace

std::vector<SumPlace> sumsAt(const Puzzle &puzzle, Cell cell)
{
    std::vector<SumPlace> places;
    for (int i = 0; i < std::ssize(puzzle.constraints); ++i) {
        const Constraint &constraint = puzzle.constraints[i];
        if (!constraint.variant->sums)
            continue;
        const std::vector<SumWays> sums = constraint.variant->sums(puzzle.geometry, constraint);
        for (int sum = 0; sum < std::ssize(sums); ++sum)
            if (std::ranges::any_of(sums[sum], [cell](const SumWay &way) { return isAbout(way, cell); }))
                places.push_back({i, sum});
    }
    return places;
}

SumWays waysOf(const Puzzle &puzzle, const SumPlace &place)
{
    const Constraint &constraint = puzzle.constraints[place.constraint];
    return constraint.variant->sums(puzzle.geometry, constraint)[place.sum];
}

Candidates candidatesInSight(const Board &board, const Peers &peers)
{
    Candidates candidates = Candidates::all(board.puzzle.geometry);
    for (Cell cell = 0; cell < candidates.cellCount(); ++cell) {
        if (const Digit digit = board.digitAt(cell); digit != noDigit) {
            candidates[cell] = DigitSet{digit};
            continue;
        }
        if (!board.centreMarks[cell].isEmpty())
            candidates[cell] = board.centreMarks[cell];
        for (const Cell peer : peers.of(cell))
            candidates[cell].remove(board.digitAt(peer));
    }
    return candidates;
}

Combinations combinationsOf(const SumWays &ways, const Candidates &candidates, const Peers &peers,
                            std::size_t max)
{
    std::set<Combination> found;
    bool isWhole = true;
    int work = maxWork;
    for (const SumWay &way : ways) {
        auto digits = digitsFor(way, candidates, peers);
        if (!digits)
            continue;
        if (!CombinationSearch(way, std::move(*digits), peers, work).run(found, max)) {
            isWhole = false;
            break;
        }
    }
    return {{found.begin(), found.end()}, isWhole};
}

} // namespace sudoku
