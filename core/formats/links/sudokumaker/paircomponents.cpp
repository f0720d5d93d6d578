#include "core/formats/links/sudokumaker/paircomponents.h"

#include <array>
#include <cstdlib>
#include <functional>
#include <set>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;
using Numbers = std::vector<int>;

/// Adds a rule about the numbers in two cells, the words at \a first and behind it.
void addNumberPair(ComponentWords &words, int first, ScriptRules &rules,
                   const std::function<bool(int, int)> &holds)
{
    const Cell one = words.cell(first);
    rules.addPair(one, words.cell(first + 1), holds);
}

/// The first word is numbers, and two cells follow. Their \a value, of the digits, is one of the numbers, or
/// none of them.
template <int value(int, int), bool isNegative>
void addValues(ComponentWords &words, ScriptRules &rules)
{
    const Numbers numbers = words.numbers(0);
    addNumberPair(words, 1, rules,
                  [&](int a, int b) { return contains(numbers, value(a, b)) != isNegative; });
}

int difference(int a, int b)
{
    return std::abs(a - b);
}

/// Returns the larger number divided by the smaller one, or 0 if that leaves a remainder.
int ratio(int a, int b)
{
    const auto [small, large] = std::minmax({a, b});
    return small > 0 && large % small == 0 ? large / small : 0;
}

/// Returns the number of the group that has \a digit, or -1.
int groupOf(const std::vector<Numbers> &groups, int digit)
{
    const auto found =
        std::ranges::find_if(groups, [digit](const Numbers &group) { return contains(group, digit); });
    return found == groups.end() ? -1 : static_cast<int>(found - groups.begin());
}

template <bool areSame>
void addGroups(ComponentWords &words, ScriptRules &rules)
{
    const std::vector<Numbers> groups = words.groups(0);
    rules.addEachPair(words.cells(1), [&](int a, int b) {
        const int group = groupOf(groups, a);
        return group >= 0 && groupOf(groups, b) >= 0 && (group == groupOf(groups, b)) == areSame;
    });
}

void addEqualDigits(ComponentWords &words, ScriptRules &rules)
{
    const Cells cells = words.cells(0);
    for (std::size_t i = 1; i < cells.size(); ++i)
        rules.addPair(cells[i - 1], cells[i], std::equal_to<>());
}

template <typename Compare>
void addComparison(ComponentWords &words, ScriptRules &rules)
{
    addNumberPair(words, 0, rules, Compare());
}

void addMaximumDifference(ComponentWords &words, ScriptRules &rules)
{
    const int most = words.number(0);
    addNumberPair(words, 1, rules, [most](int a, int b) { return difference(a, b) <= most; });
}

void addMinimumDifference(ComponentWords &words, ScriptRules &rules)
{
    const int least = words.number(0);
    addNumberPair(words, 1, rules, [least](int a, int b) { return difference(a, b) >= least; });
}

/// The pairs that are allowed: a list of them, as functions become one, or the second digits by the first.
void addListedPairs(ComponentWords &words, ScriptRules &rules)
{
    std::set<std::pair<int, int>> pairs;
    for (const Numbers &pair : words.groups(0))
        if (pair.size() == 2)
            pairs.emplace(pair[0], pair[1]);
    addNumberPair(words, 1, rules, [&](int a, int b) { return pairs.contains({a, b}); });
}

/// Where a cell has one of some digits, others have none of others.
void addWeakLinks(ComponentWords &words, ScriptRules &rules)
{
    const Cells ones = words.cells(0);
    const Numbers first = words.numbers(1);
    const Cells others = words.cells(2);
    const Numbers second = words.numbers(3);
    for (const Cell one : ones)
        for (const Cell other : others)
            rules.addPair(one, other,
                          [&](int a, int b) { return !contains(first, a) || !contains(second, b); });
}

/// The digit of a cell says at which of some cells, from 1 on, a digit is, or is not. The digit 0 says
/// nothing that could be so.
template <bool isNegative>
void addIndex(ComponentWords &words, ScriptRules &rules)
{
    const int wanted = words.number(0);
    const Cell indexer = words.cell(1);
    const Cells cells = words.cells(2);
    const DigitValues values = rules.geometry().values();
    const int count = std::min(static_cast<int>(cells.size()), values.last());
    DigitSet places;
    for (int place = 1; place <= count; ++place)
        places.insert(values.digitOf(place));
    if (!isNegative)
        rules.addDigits({indexer}, places);
    for (int place = 1; place <= count; ++place)
        rules.addPair(indexer, cells[place - 1],
                      [&](int a, int b) { return a != place || (b == wanted) != isNegative; });
}

constexpr std::array componentsOfPairs{
    MakerComponent{"AsymmetricalPair", addListedPairs},
    MakerComponent{"Difference", addValues<difference, false>},
    MakerComponent{"DifferentGroups", addGroups<false>},
    MakerComponent{"GreaterThan", addComparison<std::less<>>},
    MakerComponent{"GreaterThanOrEquals", addComparison<std::less_equal<>>},
    MakerComponent{"Index", addIndex<false>},
    MakerComponent{"LessThan", addComparison<std::less<>>},
    MakerComponent{"MaximumDifference", addMaximumDifference},
    MakerComponent{"MinimumDifference", addMinimumDifference},
    MakerComponent{"NegativeDifference", addValues<difference, true>},
    MakerComponent{"NegativeIndex", addIndex<true>},
    MakerComponent{"NegativeRatio", addValues<ratio, true>},
    MakerComponent{"Pair", addListedPairs},
    MakerComponent{"Ratio", addValues<ratio, false>},
    MakerComponent{"SameDigit", addEqualDigits},
    MakerComponent{"SameGroup", addGroups<true>},
    MakerComponent{"WeakLink", addWeakLinks},
    MakerComponent{"WeakLinks", addWeakLinks},
};

} // namespace

std::span<const MakerComponent> pairComponents()
{
    return componentsOfPairs;
}

} // namespace sudoku
