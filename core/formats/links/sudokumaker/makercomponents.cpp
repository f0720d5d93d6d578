#include "core/formats/links/sudokumaker/makercomponents.h"

#include "core/board/automaton.h"
#include "core/formats/links/sudokumaker/paircomponents.h"
#include "core/formats/links/sudokumaker/triedcomponents.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <set>
#include <span>
#include <string_view>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Cells = std::vector<Cell>;
using Numbers = std::vector<int>;

DigitSet digitsIn(const Numbers &numbers, DigitValues values)
{
    DigitSet digits;
    for (Digit digit = 1; digit <= values.count; ++digit)
        if (contains(numbers, values.of(digit)))
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

/// The digits of \a word add up to one of some numbers, or to none of them; with \a name "product" their
/// product does.
template <bool isNegative>
void addTotals(ComponentWords &words, ScriptRules &rules, const std::string &name)
{
    const Numbers totals = words.numbers(0);
    const Cells cells = words.cells(1);
    if (cells.size() == 2 && name == "sum")
        rules.addPair(cells[0], cells[1],
                      [&](int a, int b) { return contains(totals, a + b) != isNegative; });
    else
        rules.addWhole(cells, (isNegative ? "not " : "") + name + " in " + listOf(totals));
}

void addSums(ComponentWords &words, ScriptRules &rules)
{
    addTotals<false>(words, rules, "sum");
}

void addNegativeSums(ComponentWords &words, ScriptRules &rules)
{
    addTotals<true>(words, rules, "sum");
}

void addProducts(ComponentWords &words, ScriptRules &rules)
{
    addTotals<false>(words, rules, "product");
}

void addWeightedSum(ComponentWords &words, ScriptRules &rules)
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
void addCandidates(ComponentWords &words, ScriptRules &rules)
{
    const DigitValues values = rules.geometry().values();
    DigitSet digits = digitsIn(words.numbers(0), values);
    if (isNegative)
        digits = DigitSet::all(values.count) - digits;
    rules.addDigits(words.cells(1), digits);
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
void addRequiredGroups(ComponentWords &words, ScriptRules &rules)
{
    const std::vector<Numbers> groups = words.groups(0);
    const Cells cells = words.cells(1);
    for (const Numbers &group : groups)
        rules.addWhole(cells, countOf(group) + " >= 1");
}

void addRequiredDigits(ComponentWords &words, ScriptRules &rules)
{
    const Numbers digits = words.numbers(0);
    std::string rule;
    for (const int digit : std::set<int>(digits.begin(), digits.end()))
        rule += (rule.empty() ? "" : " and ") + countOf({digit})
                + " >= " + std::to_string(std::ranges::count(digits, digit));
    rules.addWhole(words.cells(1), rule);
}

void addDigitCount(ComponentWords &words, ScriptRules &rules, const std::string &comparison)
{
    const int digit = words.number(0);
    const std::string rule = countOf({digit}) + comparison + std::to_string(words.number(1));
    rules.addWhole(words.cells(2), rule);
}

void addExactCount(ComponentWords &words, ScriptRules &rules)
{
    addDigitCount(words, rules, " = ");
}

void addMostCount(ComponentWords &words, ScriptRules &rules)
{
    addDigitCount(words, rules, " <= ");
}

/// The digit of a cell says how many of some cells have certain digits.
void addCounter(ComponentWords &words, ScriptRules &rules)
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

void addDistinctDigits(ComponentWords &words, ScriptRules &rules)
{
    rules.addDistinct(words.cells(0));
}

void addHouse(ComponentWords &words, ScriptRules &rules)
{
    const Cells cells = words.cells(0);
    if (std::ssize(cells) != rules.geometry().digitCount())
        words.refuse();
    rules.addDistinct(cells);
}

void addConsecutive(ComponentWords &words, ScriptRules &rules)
{
    rules.addWhole(words.cells(0), "largest - smallest = different - 1");
}

void addConsecutiveSet(ComponentWords &words, ScriptRules &rules)
{
    rules.addWhole(words.cells(0), "different = n and largest - smallest = n - 1");
}

/// Digits rise or fall by the same amount from cell to cell.
void addSequence(ComponentWords &words, ScriptRules &rules)
{
    const Cells cells = words.cells(0);
    for (std::size_t i = 2; i < cells.size(); ++i)
        rules.addWhole({cells[i - 2], cells[i - 1], cells[i]}, "c - b = b - a");
}

/// The digits of some cells are between those of two others, or none is.
template <bool isNegative>
void addBetween(ComponentWords &words, ScriptRules &rules)
{
    const Cells ends = words.cells(0);
    for (const Cell middle : words.cells(1))
        if (ends.size() == 2)
            rules.addWhole({ends[0], ends[1], middle},
                           std::string(isNegative ? "not " : "") + "(min(a, b) < c and c < max(a, b))");
}

/// Returns the cells of a group of "SameSum", without those for which it has weights or a number, which are
/// not read.
Cells cellsOfSum(ComponentWords &words, const Json &group)
{
    if (!json::isEmpty(json::member(group, "weights")) || !json::isEmpty(json::member(group, "asNumber")))
        words.refuse();
    return words.cells(json::member(group, "cells"));
}

void addEqualSums(ComponentWords &words, ScriptRules &rules)
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
void addDifferentCombinations(ComponentWords &words, ScriptRules &rules)
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

constexpr std::array components{
    MakerComponent{"Between", addBetween<false>},
    MakerComponent{"ConsecutiveDigits", addConsecutive},
    MakerComponent{"ConsecutiveDigitsSet", addConsecutiveSet},
    MakerComponent{"CountDigit", addCounter},
    MakerComponent{"CountDigits", addCounter},
    MakerComponent{"DifferentCombinations", addDifferentCombinations},
    MakerComponent{"DifferentDigits", addDistinctDigits},
    MakerComponent{"ExactDigitCount", addExactCount},
    MakerComponent{"ForbiddenCandidates", addCandidates<true>},
    MakerComponent{"House", addHouse},
    MakerComponent{"MaxDigitCount", addMostCount},
    MakerComponent{"NegativeBetween", addBetween<true>},
    MakerComponent{"NegativeSum", addNegativeSums},
    MakerComponent{"PredefinedCandidates", addCandidates<false>},
    MakerComponent{"Product", addProducts},
    MakerComponent{"RequiredDigits", addRequiredDigits},
    MakerComponent{"RequiredGroups", addRequiredGroups},
    MakerComponent{"SameSum", addEqualSums},
    MakerComponent{"Sequence", addSequence},
    MakerComponent{"Sum", addSums},
    MakerComponent{"WeightedSum", addWeightedSum},
};

/// Returns the component of that name, or null.
const MakerComponent *findComponent(const std::string &name)
{
    for (const std::span<const MakerComponent> each :
         {std::span<const MakerComponent>(components), pairComponents(), triedComponents()})
        if (const auto found = std::ranges::find(each, name, &MakerComponent::name); found != each.end())
            return &*found;
    return nullptr;
}

} // namespace

std::vector<std::string> readComponents()
{
    std::vector<std::string> names;
    for (const std::span<const MakerComponent> each :
         {std::span<const MakerComponent>(components), pairComponents()})
        for (const MakerComponent &component : each)
            names.emplace_back(component.name);
    return names;
}

bool addComponent(const MakerFrame &frame, const Json &component, ScriptRules &rules)
{
    const MakerComponent *const found = findComponent(json::text(json::element(component, 0)));
    if (!found)
        return false;
    ComponentWords words(frame, component);
    found->add(words, rules);
    return words.areRight();
}

} // namespace sudoku
