#include "core/formats/links/sudokumaker/makercomponents.h"

#include "core/board/automaton.h"
#include "core/formats/text/jsonaccess.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <set>
#include <string_view>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Cells = std::vector<Cell>;
using Numbers = std::vector<int>;

/// The arguments of a component; one that is not what is asked for makes them wrong, and empty.
class Words
{
public:
    Words(const MakerFrame &frame, const Json &component) : m_frame(frame), m_component(component) {}

    bool areRight() const { return m_areRight; }
    void refuse() { m_areRight = false; }
    const Json &at(int index) const { return json::element(m_component, index + 1); }

    /// Returns cells; a single one is as good as an array. None may be there twice.
    Cells cells(int index) { return cells(at(index)); }
    Cells cells(const Json &word);
    Cell cell(int index)
    {
        const auto cell = m_frame.cell(at(index));
        m_areRight = m_areRight && cell;
        return cell.value_or(0);
    }
    Numbers numbers(int index) { return numbers(at(index)); }
    Numbers numbers(const Json &word);
    int number(int index)
    {
        const Numbers all = numbers(index);
        m_areRight = m_areRight && all.size() == 1;
        return all.size() == 1 ? all.front() : 0;
    }
    std::vector<Numbers> groups(int index)
    {
        std::vector<Numbers> groups;
        for (const Json &group : json::elements(at(index)))
            groups.push_back(numbers(group));
        m_areRight = m_areRight && !groups.empty();
        return groups;
    }

private:
    const MakerFrame &m_frame;
    const Json &m_component;
    bool m_areRight = true;
};

Cells Words::cells(const Json &word)
{
    const auto read = m_frame.cells(word.is_array() ? word : Json::array({word}));
    m_areRight = m_areRight && read && !read->empty()
                 && std::set<Cell>(read->begin(), read->end()).size() == read->size();
    return m_areRight ? *read : Cells();
}

Numbers Words::numbers(const Json &word)
{
    const Json list = word.is_array() ? word : Json::array({word});
    Numbers numbers;
    for (const Json &each : json::elements(list)) {
        const auto number = json::number(each);
        m_areRight = m_areRight && number;
        numbers.push_back(number.value_or(0));
    }
    return numbers;
}

bool contains(const Numbers &numbers, int number)
{
    return std::ranges::find(numbers, number) != numbers.end();
}

DigitSet digitsIn(const Numbers &numbers, int digitCount)
{
    DigitSet digits;
    for (Digit digit = 1; digit <= digitCount; ++digit)
        if (contains(numbers, digit))
            digits.insert(digit);
    return digits;
}

/// Returns "{1, 2}".
std::string listOf(const Numbers &numbers)
{
    std::string list;
    for (const int number : numbers)
        list += (list.empty() ? "" : ", ") + std::to_string(number);
    return "{" + list + "}";
}

/// Returns the letter of the digit at \a place in expressions about all digits.
std::string letter(std::size_t place)
{
    return {static_cast<char>('a' + place)};
}

/// Adds a rule about the numbers in two cells, the words at \a first and behind it.
void addNumberPair(Words &words, int first, ScriptRules &rules, const std::function<bool(int, int)> &holds)
{
    const Cell one = words.cell(first);
    rules.addPair(one, words.cell(first + 1), holds);
}

/// The first word is numbers, and two cells follow. Their \a value, of the digits, is one of the numbers, or
/// none of them.
template <int value(int, int), bool isNegative>
void addValues(Words &words, ScriptRules &rules)
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

/// The digits of \a word add up to one of some numbers, or to none of them; with \a name "product" their
/// product does.
template <bool isNegative>
void addTotals(Words &words, ScriptRules &rules, const std::string &name)
{
    const Numbers totals = words.numbers(0);
    const Cells cells = words.cells(1);
    if (cells.size() == 2 && name == "sum")
        rules.addPair(cells[0], cells[1],
                      [&](int a, int b) { return contains(totals, a + b) != isNegative; });
    else
        rules.addWhole(cells, (isNegative ? "not " : "") + name + " in " + listOf(totals));
}

void addSums(Words &words, ScriptRules &rules)
{
    addTotals<false>(words, rules, "sum");
}

void addNegativeSums(Words &words, ScriptRules &rules)
{
    addTotals<true>(words, rules, "sum");
}

void addProducts(Words &words, ScriptRules &rules)
{
    addTotals<false>(words, rules, "product");
}

void addWeightedSum(Words &words, ScriptRules &rules)
{
    const Numbers totals = words.numbers(0);
    Json numbers = Json::array();
    std::string sum;
    for (const Json &entry : json::elements(words.at(1))) {
        sum += (numbers.empty() ? "" : " + ")
               + std::to_string(json::number(json::element(entry, 1)).value_or(0)) + " * "
               + letter(numbers.size());
        numbers.push_back(json::element(entry, 0));
    }
    rules.addWhole(words.cells(numbers), sum + " in " + listOf(totals));
}

/// All digits of a cell, or of each of some cells, are in a list, or none is.
template <bool isNegative>
void addCandidates(Words &words, ScriptRules &rules)
{
    const int digitCount = rules.geometry().digitCount();
    DigitSet digits = digitsIn(words.numbers(0), digitCount);
    if (isNegative)
        digits = DigitSet::all(digitCount) - digits;
    rules.addDigits(words.cells(1), digits);
}

/// Returns the number of the group that has \a digit, or -1.
int groupOf(const std::vector<Numbers> &groups, int digit)
{
    const auto found =
        std::ranges::find_if(groups, [digit](const Numbers &group) { return contains(group, digit); });
    return found == groups.end() ? -1 : static_cast<int>(found - groups.begin());
}

template <bool areSame>
void addGroups(Words &words, ScriptRules &rules)
{
    const std::vector<Numbers> groups = words.groups(0);
    rules.addEachPair(words.cells(1), [&](int a, int b) {
        const int group = groupOf(groups, a);
        return group >= 0 && groupOf(groups, b) >= 0 && (group == groupOf(groups, b)) == areSame;
    });
}

/// Returns "count(1) + count(2)".
std::string countOf(const Numbers &digits)
{
    std::string sum;
    for (const int digit : digits)
        sum += (sum.empty() ? "" : " + ") + ("count(" + std::to_string(digit) + ")");
    return sum.empty() ? "0" : sum;
}

/// Of each group there is a digit.
void addRequiredGroups(Words &words, ScriptRules &rules)
{
    const std::vector<Numbers> groups = words.groups(0);
    const Cells cells = words.cells(1);
    for (const Numbers &group : groups)
        rules.addWhole(cells, countOf(group) + " >= 1");
}

void addRequiredDigits(Words &words, ScriptRules &rules)
{
    const Numbers digits = words.numbers(0);
    std::string rule;
    for (const int digit : std::set<int>(digits.begin(), digits.end()))
        rule += (rule.empty() ? "" : " and ") + countOf({digit})
                + " >= " + std::to_string(std::ranges::count(digits, digit));
    rules.addWhole(words.cells(1), rule);
}

void addDigitCount(Words &words, ScriptRules &rules, const std::string &comparison)
{
    const int digit = words.number(0);
    const std::string rule = countOf({digit}) + comparison + std::to_string(words.number(1));
    rules.addWhole(words.cells(2), rule);
}

void addExactCount(Words &words, ScriptRules &rules)
{
    addDigitCount(words, rules, " = ");
}

void addMostCount(Words &words, ScriptRules &rules)
{
    addDigitCount(words, rules, " <= ");
}

/// The digit of a cell says how many of some cells have certain digits.
void addCounter(Words &words, ScriptRules &rules)
{
    const Numbers digits = words.numbers(0);
    const Cell counter = words.cell(1);
    Cells cells = words.cells(2);
    const auto own = std::ranges::find(cells, counter);
    const bool isCounted = own != cells.end();
    if (isCounted)
        cells.erase(own);
    cells.insert(cells.begin(), counter);
    rules.addWhole(cells, "a = " + countOf(digits) + (isCounted ? "" : " - (a in " + listOf(digits) + ")"));
}

void addEqualDigits(Words &words, ScriptRules &rules)
{
    const Cells cells = words.cells(0);
    for (std::size_t i = 1; i < cells.size(); ++i)
        rules.addPair(cells[i - 1], cells[i], std::equal_to<>());
}

void addDistinctDigits(Words &words, ScriptRules &rules)
{
    rules.addDistinct(words.cells(0));
}

void addHouse(Words &words, ScriptRules &rules)
{
    const Cells cells = words.cells(0);
    if (std::ssize(cells) != rules.geometry().digitCount())
        words.refuse();
    rules.addDistinct(cells);
}

void addConsecutive(Words &words, ScriptRules &rules)
{
    rules.addWhole(words.cells(0), "largest - smallest = different - 1");
}

void addConsecutiveSet(Words &words, ScriptRules &rules)
{
    rules.addWhole(words.cells(0), "different = n and largest - smallest = n - 1");
}

/// Digits rise or fall by the same amount from cell to cell.
void addSequence(Words &words, ScriptRules &rules)
{
    const Cells cells = words.cells(0);
    for (std::size_t i = 2; i < cells.size(); ++i)
        rules.addWhole({cells[i - 2], cells[i - 1], cells[i]}, "c - b = b - a");
}

/// The digits of some cells are between those of two others, or none is.
template <bool isNegative>
void addBetween(Words &words, ScriptRules &rules)
{
    const Cells ends = words.cells(0);
    for (const Cell middle : words.cells(1))
        if (ends.size() == 2)
            rules.addWhole({ends[0], ends[1], middle},
                           std::string(isNegative ? "not " : "") + "(min(a, b) < c and c < max(a, b))");
}

template <typename Compare>
void addComparison(Words &words, ScriptRules &rules)
{
    addNumberPair(words, 0, rules, Compare());
}

void addMaximumDifference(Words &words, ScriptRules &rules)
{
    const int most = words.number(0);
    addNumberPair(words, 1, rules, [most](int a, int b) { return difference(a, b) <= most; });
}

void addMinimumDifference(Words &words, ScriptRules &rules)
{
    const int least = words.number(0);
    addNumberPair(words, 1, rules, [least](int a, int b) { return difference(a, b) >= least; });
}

/// The pairs that are allowed: a list of them, as functions become one, or the second digits by the first.
void addListedPairs(Words &words, ScriptRules &rules)
{
    std::set<std::pair<int, int>> pairs;
    for (const Numbers &pair : words.groups(0))
        if (pair.size() == 2)
            pairs.emplace(pair[0], pair[1]);
    addNumberPair(words, 1, rules, [&](int a, int b) { return pairs.contains({a, b}); });
}

/// Where a cell has one of some digits, others have none of others.
void addWeakLinks(Words &words, ScriptRules &rules)
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

/// The digit of a cell says at which of some cells, from 1 on, a digit is, or is not.
template <bool isNegative>
void addIndex(Words &words, ScriptRules &rules)
{
    const int wanted = words.number(0);
    const Cell indexer = words.cell(1);
    const Cells cells = words.cells(2);
    const int count = std::min(static_cast<int>(cells.size()), rules.geometry().digitCount());
    if (!isNegative)
        rules.addDigits({indexer}, DigitSet::all(count));
    for (int place = 1; place <= count; ++place)
        rules.addPair(indexer, cells[place - 1],
                      [&](int a, int b) { return a != place || (b == wanted) != isNegative; });
}

/// Returns the cells of a group of "SameSum", without those for which it has weights or a number, which are
/// not read.
Cells cellsOfSum(Words &words, const Json &group)
{
    if (!json::isEmpty(json::member(group, "weights")) || !json::isEmpty(json::member(group, "asNumber")))
        words.refuse();
    return words.cells(json::member(group, "cells"));
}

void addEqualSums(Words &words, ScriptRules &rules)
{
    const Json::array_t &groups = json::elements(words.at(0));
    for (std::size_t i = 1; i < groups.size(); ++i) {
        Cells cells = cellsOfSum(words, groups[i - 1]);
        const std::string length = std::to_string(cells.size());
        std::ranges::copy(cellsOfSum(words, groups[i]), std::back_inserter(cells));
        rules.addRunning(cells, "i < " + length + " ? s + d : s - d");
    }
}

/// Returns the automaton of two groups of \a length cells that do not have the same digits: its state counts
/// each digit in the first group that the second one has not had, and whether there was another one.
rule::Automaton differentDigits(int length, int digitCount)
{
    struct State
    {
        int read = 0;
        bool isOther = false;
        std::vector<Digit> open = {};
        auto operator<=>(const State &) const = default; // NOLINT(modernize-use-nullptr)
    };
    const auto step = [length](const State &state, Digit digit) -> std::optional<State> {
        State next = state;
        ++next.read;
        if (state.isOther)
            return next;
        const auto place = std::ranges::lower_bound(next.open, digit);
        if (state.read < length)
            next.open.insert(place, digit);
        else if (place == next.open.end() || *place != digit)
            next = {next.read, true, {}};
        else
            next.open.erase(place);
        return next;
    };
    return makeAutomaton(Cells(static_cast<std::size_t>(2 * length)), digitCount, State(), step,
                         [](const State &state) { return state.isOther; });
}

/// No two of some groups of cells have the same digits, in whatever order.
void addDifferentCombinations(Words &words, ScriptRules &rules)
{
    constexpr std::size_t longest = 4; // cells; more would have too many states
    const Json::array_t &groups = json::elements(words.at(0));
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (std::size_t j = i + 1; j < groups.size(); ++j) {
            Cells cells = words.cells(groups[i]);
            const Cells others = words.cells(groups[j]);
            if (cells.size() != others.size())
                continue;
            const auto length = static_cast<int>(cells.size());
            std::ranges::copy(others, std::back_inserter(cells));
            if (others.size() > longest)
                return words.refuse();
            rules.addMachine(cells, differentDigits(length, rules.geometry().digitCount()));
        }
}

/// A component of SudokuMaker, by the name of its constructor without "Component".
struct MakerComponent
{
    std::string_view name;
    void (*add)(Words &, ScriptRules &);
};

constexpr std::array components{
    MakerComponent{"AsymmetricalPair", addListedPairs},
    MakerComponent{"Between", addBetween<false>},
    MakerComponent{"ConsecutiveDigits", addConsecutive},
    MakerComponent{"ConsecutiveDigitsSet", addConsecutiveSet},
    MakerComponent{"CountDigit", addCounter},
    MakerComponent{"CountDigits", addCounter},
    MakerComponent{"Difference", addValues<difference, false>},
    MakerComponent{"DifferentCombinations", addDifferentCombinations},
    MakerComponent{"DifferentDigits", addDistinctDigits},
    MakerComponent{"DifferentGroups", addGroups<false>},
    MakerComponent{"ExactDigitCount", addExactCount},
    MakerComponent{"ForbiddenCandidates", addCandidates<true>},
    MakerComponent{"GreaterThan", addComparison<std::less<>>},
    MakerComponent{"GreaterThanOrEquals", addComparison<std::less_equal<>>},
    MakerComponent{"House", addHouse},
    MakerComponent{"Index", addIndex<false>},
    MakerComponent{"LessThan", addComparison<std::less<>>},
    MakerComponent{"MaxDigitCount", addMostCount},
    MakerComponent{"MaximumDifference", addMaximumDifference},
    MakerComponent{"MinimumDifference", addMinimumDifference},
    MakerComponent{"NegativeBetween", addBetween<true>},
    MakerComponent{"NegativeDifference", addValues<difference, true>},
    MakerComponent{"NegativeIndex", addIndex<true>},
    MakerComponent{"NegativeRatio", addValues<ratio, true>},
    MakerComponent{"NegativeSum", addNegativeSums},
    MakerComponent{"Pair", addListedPairs},
    MakerComponent{"PredefinedCandidates", addCandidates<false>},
    MakerComponent{"Product", addProducts},
    MakerComponent{"Ratio", addValues<ratio, false>},
    MakerComponent{"RequiredDigits", addRequiredDigits},
    MakerComponent{"RequiredGroups", addRequiredGroups},
    MakerComponent{"SameDigit", addEqualDigits},
    MakerComponent{"SameGroup", addGroups<true>},
    MakerComponent{"SameSum", addEqualSums},
    MakerComponent{"Sequence", addSequence},
    MakerComponent{"Sum", addSums},
    MakerComponent{"WeakLink", addWeakLinks},
    MakerComponent{"WeakLinks", addWeakLinks},
    MakerComponent{"WeightedSum", addWeightedSum},
};

} // namespace

std::vector<std::string> readComponents()
{
    std::vector<std::string> names;
    for (const MakerComponent &component : components)
        names.emplace_back(component.name);
    return names;
}

bool addComponent(const MakerFrame &frame, const Json &component, ScriptRules &rules)
{
    const auto found =
        std::ranges::find(components, json::text(json::element(component, 0)), &MakerComponent::name);
    if (found == components.end())
        return false;
    Words words(frame, component);
    found->add(words, rules);
    return words.areRight();
}

} // namespace sudoku
