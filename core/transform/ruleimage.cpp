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

/// Returns \a rule about other cells, in a form in which rules that say the same are equal.
Rule imageOf(const Rule &rule, const CellMap &map)
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
                              return automaton;
                          },
                          [&](auto unordered) -> Rule {
                              unordered.cells = mapped(unordered.cells, map);
                              std::ranges::sort(unordered.cells);
                              return unordered;
                          },
                      },
                      rule);
}

std::vector<Rule> imagesOf(const std::vector<Rule> &rules, const CellMap &map)
{
    std::vector<Rule> images;
    for (const Rule &rule : rules)
        images.push_back(imageOf(rule, map));
    std::ranges::stable_sort(images, {},
                             [](const Rule &rule) { return std::pair(rule.index(), cellsOf(rule)); });
    return images;
}

} // namespace

bool areImages(const std::vector<Rule> &rules, const CellMap &map, const std::vector<Rule> &images)
{
    return imagesOf(rules, map) == imagesOf(images, sameCells(static_cast<int>(map.size())));
}

} // namespace sudoku
