#include "core/transform/ruleimage.h"

#include <algorithm>
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

/// Returns \a rule about other cells, in a form in which rules that say the same are equal.
Rule imageOf(const Rule &rule, const CellMap &map, int digitCount)
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
                              if (readsInAnyOrder(*automaton.table, digitCount))
                                  std::ranges::sort(automaton.cells);
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
    for (const Rule &rule : rules)
        images.push_back(imageOf(rule, map, digitCount));
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
