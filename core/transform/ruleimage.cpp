#include "core/transform/ruleimage.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace sudoku {
namespace {

/// Returns \a pair with the smaller cell first and with an empty set in the unused entry of its table.
rule::Pair inOrder(rule::Pair pair)
{
    pair.allowed[noDigit] = {};
    if (pair.first < pair.second)
        return pair;
    rule::Pair other{pair.second, pair.first, std::vector<DigitSet>(pair.allowed.size())};
    for (Digit first = 1; first < std::ssize(pair.allowed); ++first)
        for (const Digit second : pair.allowed[first])
            other.allowed[second].insert(first);
    return other;
}

/// Returns whether any two digits, read one after the other in any state, lead to the same state either way.
bool readsInAnyOrder(const TransitionTable &table, int digitCount)
{
    const auto after = [&table](int state, Digit digit) {
        return state == TransitionTable::deadState ? state : table.next(state, digit);
    };
    for (int state = 0; state < table.stateCount(); ++state)
        for (Digit one = 1; one <= digitCount; ++one)
            for (Digit other = 1; other < one; ++other)
                if (after(after(state, one), other) != after(after(state, other), one))
                    return false;
    return true;
}

/// Returns whether the digits may be read as pairs in any order, and each pair from either side.
bool readsPairsInAnyOrder(const TransitionTable &table, int digitCount)
{
    const auto after = [&table](int state, Digit digit) {
        return state == TransitionTable::deadState ? state : table.next(state, digit);
    };
    // All states between two pairs; there are few.
    constexpr std::size_t maxStates = 64;
    std::vector<int> states{0};
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (states.size() > maxStates)
            return false;
        for (Digit one = 1; one <= digitCount; ++one)
            for (Digit other = 1; other <= one; ++other) {
                const int next = after(after(states[i], one), other);
                if (next != after(after(states[i], other), one))
                    return false;
                if (std::ranges::find(states, next) == states.end())
                    states.push_back(next);
            }
    }
    // A pair matters only by what it does with each state.
    std::set<std::vector<int>> effects;
    for (Digit one = 1; one <= digitCount; ++one)
        for (Digit other = 1; other <= one; ++other) {
            std::vector<int> effect;
            for (const int state : states)
                effect.push_back(static_cast<int>(std::ranges::find(states, after(after(state, one), other))
                                                  - states.begin()));
            effects.insert(std::move(effect));
        }
    for (const std::vector<int> &one : effects)
        for (const std::vector<int> &other : effects)
            for (std::size_t i = 0; i < states.size(); ++i)
                if (one[other[i]] != other[one[i]])
                    return false;
    return true;
}

/// Sorts each two of \a cells, and then these pairs.
void sortPairs(std::vector<Cell> &cells)
{
    std::vector<std::pair<Cell, Cell>> pairs;
    for (std::size_t i = 0; i < cells.size(); i += 2)
        pairs.emplace_back(std::minmax(cells[i], cells[i + 1]));
    std::ranges::sort(pairs);
    cells.clear();
    for (const auto &[one, other] : pairs)
        cells.insert(cells.end(), {one, other});
}

/// What the order of the cells of an automaton means.
enum class ReadingOrder { All, Pairs, Nothing };

/// Returns what the order means to the tables of some rules, which often share one.
class ReadingOrders
{
public:
    explicit ReadingOrders(int digitCount) : m_digitCount(digitCount) {}

    ReadingOrder of(const rule::Automaton &automaton)
    {
        const auto [known, isNew] = m_known.try_emplace(automaton.table.get(), ReadingOrder::All);
        if (isNew && readsInAnyOrder(*automaton.table, m_digitCount))
            known->second = ReadingOrder::Nothing;
        else if (isNew && readsPairsInAnyOrder(*automaton.table, m_digitCount))
            known->second = ReadingOrder::Pairs;
        return known->second == ReadingOrder::Pairs && automaton.cells.size() % 2 != 0 ? ReadingOrder::All
                                                                                       : known->second;
    }

private:
    int m_digitCount;
    std::map<const TransitionTable *, ReadingOrder> m_known;
};

/// Returns \a rule about other cells, in a form in which rules that say the same are equal.
Rule imageOf(const Rule &rule, const CellMap &map, ReadingOrders &orders)
{
    return std::visit(Overloaded{
                          [&](const rule::Pair &pair) -> Rule {
                              return inOrder({map[pair.first], map[pair.second], pair.allowed});
                          },
                          [&](const rule::Domain &domain) -> Rule {
                              return rule::Domain{map[domain.cell], domain.allowed};
                          },
                          [&](rule::Automaton automaton) -> Rule {
                              automaton.cells = mapped(automaton.cells, map);
                              const ReadingOrder order = orders.of(automaton);
                              if (order == ReadingOrder::Nothing)
                                  std::ranges::sort(automaton.cells);
                              else if (order == ReadingOrder::Pairs)
                                  sortPairs(automaton.cells);
                              return automaton;
                          },
                          [&](rule::Regions regions) -> Rule {
                              regions.cells = mapped(regions.cells, map);
                              const bool hasFirst = regions.demand == rule::Regions::Demand::Count
                                                    || regions.demand == rule::Regions::Demand::View;
                              std::sort(regions.cells.begin() + (hasFirst ? 1 : 0), regions.cells.end());
                              for (std::vector<Cell> &arm : regions.arms)
                                  arm = mapped(arm, map);
                              std::ranges::sort(regions.arms);
                              return regions;
                          },
                          [&](rule::Rank rank) -> Rule {
                              rank.cells = mapped(rank.cells, map);
                              for (std::vector<Cell> &other : rank.others)
                                  other = mapped(other, map);
                              std::ranges::sort(rank.others);
                              return rank;
                          },
                          [&](auto unordered) -> Rule {
                              unordered.cells = mapped(unordered.cells, map);
                              std::ranges::sort(unordered.cells);
                              return unordered;
                          },
                      },
                      rule);
}

std::vector<Rule> imagesOf(const std::vector<Rule> &rules, const CellMap &map, int digitCount)
{
    std::vector<Rule> images;
    ReadingOrders orders(digitCount);
    for (const Rule &rule : rules)
        images.push_back(imageOf(rule, map, orders));
    std::ranges::stable_sort(images, {},
                             [](const Rule &rule) { return std::pair(rule.index(), cellsOf(rule)); });
    return images;
}

} // namespace

bool areImages(const std::vector<Rule> &rules, const CellMap &map, const std::vector<Rule> &images,
               int digitCount)
{
    return imagesOf(rules, map, digitCount)
           == imagesOf(images, sameCells(static_cast<int>(map.size())), digitCount);
}

} // namespace sudoku
