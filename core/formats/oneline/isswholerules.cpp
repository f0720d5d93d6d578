#include "core/formats/oneline/isswholerules.h"

#include "core/formats/text/puzzletext.h"
#include "core/variants/own/expressionparser.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/own/ownnames.h"
#include "core/variants/own/ownproblem.h"
#include "core/variants/own/shortname.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

/// Digits that are added up, each times its factor.
struct Term
{
    Cell cell;
    int factor;
};

/// Returns a constraint of the kind of \a definition, which gets an id and a look; none if that is no kind.
IssConstraints constraintOf(OwnKindDefinition definition, Cells cells, std::vector<int> numbers = {},
                            OwnLook look = OwnLook::Beads)
{
    constexpr std::size_t maxLength = 30;
    definition.id = "iss-" + shortName(definition.name, maxLength);
    definition.place = OwnPlace::Chain;
    definition.look = look;
    if (findProblem(definition) || cells.size() < 2)
        return {};
    return {{ownKind(definition), std::move(cells), std::move(numbers)}};
}

/// Returns the term of each cell once, those with the greatest factors first.
std::vector<Term> termsOf(const Cells &cells, const std::vector<int> &factors, int sign)
{
    std::vector<Term> terms;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto known = std::ranges::find(terms, cells[i], &Term::cell);
        if (known == terms.end())
            terms.push_back({cells[i], sign * factors[i]});
        else
            known->factor += sign * factors[i];
    }
    std::erase_if(terms, [](const Term &term) { return term.factor == 0; });
    std::ranges::stable_sort(terms, std::greater(), &Term::factor);
    return terms;
}

std::string timesText(int factor)
{
    if (factor == 1)
        return "s + d";
    return factor == -1 ? "s - d" : "s + " + std::to_string(factor) + " * d";
}

/// Returns the rule step by step of \a terms, and what it demands but for the total.
std::pair<std::string, std::string> stepsOf(const std::vector<Term> &terms)
{
    std::string rule;
    std::string words;
    for (std::size_t first = 0; first < terms.size();) {
        std::size_t end = first;
        while (end < terms.size() && terms[end].factor == terms[first].factor)
            ++end;
        const std::string count = std::to_string(end - first);
        words += (first == 0 ? "" : ", ") + count + (end - first == 1 ? " digit" : " digits");
        if (terms[first].factor != 1)
            words += " times " + std::to_string(terms[first].factor);
        if (end < terms.size())
            rule += "i < " + std::to_string(end) + " ? " + timesText(terms[first].factor) + " : ";
        else
            rule += timesText(terms[first].factor);
        first = end;
    }
    return {rule, words};
}

/// Returns a constraint that \a cells, each times its factor, add up to \a total.
IssConstraints sumOf(const Cells &cells, const std::vector<int> &factors, int total)
{
    const std::vector<Term> terms = termsOf(cells, factors, total < 0 ? -1 : 1);
    const auto [rule, words] = stepsOf(terms);
    Cells ordered;
    for (const Term &term : terms)
        ordered.push_back(term.cell);
    return constraintOf({.name = "Sum of " + words,
                         .demand = "In their order, " + words + " add up to %1",
                         .form = OwnForm::Running,
                         .rule = rule,
                         .start = "0",
                         .accept = "s = k",
                         .hasNumber = true},
                        std::move(ordered), {std::abs(total)});
}

/// Returns the total and the factors in "7_=_1_1_-1".
std::optional<std::pair<int, std::vector<int>>> factorsIn(const std::string &text)
{
    const std::vector<std::string> parts = issParts(text, '_');
    if (parts.size() < 2 || parts[1] != "=")
        return {};
    std::vector<int> numbers;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == 1)
            continue;
        const auto number = wholeNumber(parts[i]);
        if (!number)
            return {};
        numbers.push_back(*number);
    }
    const int total = numbers.front();
    numbers.erase(numbers.begin());
    return std::pair(total, std::move(numbers));
}

bool isAnyRepeated(Cells cells)
{
    std::ranges::sort(cells);
    return std::ranges::adjacent_find(cells) != cells.end();
}

/// Returns ".Sum~7_=_1_1_-1~cells" for a rule such as sumOf() makes, or else a text that reads otherwise.
std::string factorsText(const Geometry &geometry, const Constraint &constraint,
                        const OwnKindDefinition &definition)
{
    const auto rule = parseExpression(definition.rule, runningNames);
    const auto count = static_cast<std::int64_t>(constraint.cells.size());
    const int total = constraint.number().value_or(0);
    std::string text = ".Sum~" + std::to_string(total) + "_=";
    for (std::int64_t i = 0; rule && i < count; ++i)
        text +=
            "_" + std::to_string(rule->value(std::array<std::int64_t, 5>{0, 1, i, count, total}).value_or(0));
    return text + issCellsText(geometry, constraint.cells);
}

/// Returns whether \a read is \a constraint but for its look.
bool isRead(const IssConstraints &read, const Constraint &constraint)
{
    if (read.size() != 1 || read.front().cells != constraint.cells
        || read.front().numbers != constraint.numbers)
        return false;
    OwnKindDefinition definition = *definitionOf(*read.front().variant);
    const OwnKindDefinition &other = *definitionOf(*constraint.variant);
    definition.id = other.id;
    definition.look = other.look;
    definition.colour = other.colour;
    return definition == other;
}

/// Returns the groups of cells between the arguments "-"; none if one is no cell.
std::vector<Cells> groupsOf(const Geometry &geometry, const IssItem &item)
{
    std::vector<Cells> groups{{}};
    for (const std::string &argument : item.arguments) {
        const auto cell = issCell(geometry, argument);
        if (argument == "-")
            groups.emplace_back();
        else if (cell)
            groups.back().push_back(*cell);
        else
            return {};
    }
    return groups;
}

/// Returns a text, and how it is read.
struct Written
{
    std::string text;
    IssConstraints (*read)(const IssKind &, const Geometry &, const IssItem &);
};

} // namespace

IssConstraints readIssFactors(const IssKind &, const Geometry &geometry, const IssItem &item)
{
    const auto cells = issCells(geometry, issArguments(item, 1));
    if (!cells || item.arguments.empty())
        return {};
    if (const auto total = issNumber(item, 0))
        return isAnyRepeated(*cells) ? sumOf(*cells, std::vector<int>(cells->size(), 1), *total)
                                     : IssConstraints();
    const auto factors = factorsIn(item.arguments[0]);
    return factors && factors->second.size() == cells->size() ? sumOf(*cells, factors->second, factors->first)
                                                              : IssConstraints();
}

IssConstraints readIssRepeatedCage(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = issCells(geometry, issArguments(item, 1));
    const auto total = issNumber(item, 0);
    if (!cells || !total || !isAnyRepeated(*cells))
        return {};
    IssConstraints read = sumOf(*cells, std::vector<int>(cells->size(), 1), *total);
    Constraint different = issConstraint(kind, {});
    for (const Cell cell : *cells)
        if (std::ranges::find(different.cells, cell) == different.cells.end())
            different.cells.push_back(cell);
    if (!read.empty())
        read.push_back(std::move(different));
    return read;
}

IssConstraints readIssEqualSums(const IssKind &, const Geometry &geometry, const IssItem &item)
{
    const std::vector<Cells> groups = groupsOf(geometry, item);
    IssConstraints read;
    for (std::size_t i = 1; i < groups.size(); ++i) {
        Cells cells = groups[i - 1];
        std::vector<int> factors(cells.size(), 1);
        cells.insert(cells.end(), groups[i].begin(), groups[i].end());
        factors.resize(cells.size(), -1);
        const IssConstraints sum = sumOf(cells, factors, 0);
        if (sum.empty())
            return {};
        read.insert(read.end(), sum.begin(), sum.end());
    }
    return read;
}

IssConstraints readIssLongPill(const IssKind &, const Geometry &geometry, const IssItem &item)
{
    constexpr int maxDigits = 3;
    auto cells = issCells(geometry, issArguments(item, 1));
    const int digits = issNumber(item, 0).value_or(0);
    if (!cells || digits < 1 || digits > maxDigits || std::ssize(*cells) <= digits)
        return {};
    std::sort(cells->begin(), cells->begin() + digits);
    const std::string count = std::to_string(digits);
    const std::string most = std::to_string(geometry.values().of(geometry.digitCount()));
    return constraintOf({.name = "Arrow with " + count + " digits",
                         .demand = "The other digits add up to the number in the first " + count + " cells",
                         .form = OwnForm::Running,
                         .rule = "i < " + count + " ? 10 * s + d : s < d or s - d > " + most
                                 + " * (n - 1 - i) ? none : s - d",
                         .start = "0",
                         .accept = "s = 0"},
                        std::move(*cells));
}

namespace {

constexpr std::string_view ownIndexingName = "Value indexing at place ";

/// Returns the rule of value indexing for an index that is itself the \a place of the cells that it counts.
IssConstraints ownIndexing(Cells cells, int place)
{
    const std::string own = std::to_string(place);
    return constraintOf({.name = std::string(ownIndexingName) + own,
                         .demand = "If the second digit is n, the nth digit equals the first one; the second "
                                   "digit is number "
                                   + own + " of those that count",
                         .form = OwnForm::Running,
                         .rule = "i = 0 ? d : i = 1 ? (d = " + own + " and s != " + own
                                 + " ? none : s + 100 * d) : s - s % 100 = 100 * (i <= " + own
                                 + " ? i - 1 : i) and d != s % 100 ? none : s",
                         .start = "0",
                         .accept = "s >= 100 and s < 100 * n"},
                        std::move(cells));
}

/// Returns the item of such a rule; others get a text that reads otherwise.
std::string ownIndexingText(const Geometry &geometry, const Constraint &constraint,
                            const OwnKindDefinition &definition)
{
    const bool isOne = definition.name.starts_with(ownIndexingName);
    const auto place = isOne ? wholeNumber(definition.name.substr(ownIndexingName.size())).value_or(0) : 0;
    Cells cells = constraint.cells;
    if (place < 1 || place + 1 > std::ssize(cells))
        return ".ValueIndexing";
    cells.insert(cells.begin() + place + 1, cells[1]);
    return ".ValueIndexing" + issCellsText(geometry, cells);
}

} // namespace

IssConstraints readIssValueIndexing(const IssKind &, const Geometry &geometry, const IssItem &item)
{
    auto cells = issCells(geometry, item.arguments);
    constexpr std::size_t least = 3;
    if (!cells || cells->size() < least)
        return {};
    if (const auto own = std::find(cells->begin() + 2, cells->end(), (*cells)[1]); own != cells->end()) {
        const auto place = static_cast<int>(own - cells->begin()) - 1;
        cells->erase(own);
        return ownIndexing(std::move(*cells), place);
    }
    return constraintOf({.name = "Value indexing",
                         .demand = "If the second digit is n, the nth digit after it equals the first one",
                         .form = OwnForm::Running,
                         .rule = "i = 0 ? d : i = 1 ? s + 100 * d : "
                                 "s - s % 100 = 100 * (i - 1) and d != s % 100 ? none : s",
                         .start = "0",
                         .accept = "s >= 100 and s < 100 * (n - 1)"},
                        std::move(*cells));
}

IssConstraints readIssContain(const IssKind &, const Geometry &geometry, const IssItem &item)
{
    auto cells = issCells(geometry, issArguments(item, 1));
    if (!cells || item.arguments.empty())
        return {};
    std::map<int, int> counts;
    for (const std::string &value : issParts(item.arguments[0], '_'))
        ++counts[wholeNumber(value).value_or(-1)];
    const std::string sign = item.name == "ContainExact" ? " = " : " >= ";
    std::string rule;
    std::string words;
    for (const auto &[value, count] : counts) {
        if (!geometry.values().contains(value))
            return {};
        rule += (rule.empty() ? "" : " and ") + ("count(" + std::to_string(value) + ")") + sign
                + std::to_string(count);
        words += (words.empty() ? "" : ", ") + std::to_string(count) + " times " + std::to_string(value);
    }
    const std::string most = item.name == "ContainExact" ? "exactly " : "at least ";
    return constraintOf({.name = "Contains " + most + words,
                         .demand = "The cells contain " + most + words,
                         .form = OwnForm::Whole,
                         .rule = rule},
                        std::move(*cells));
}

namespace {

/// Returns the item of a rule as readIssContain() makes it, or else a text that reads otherwise.
std::string containText(const Geometry &geometry, const Constraint &constraint,
                        const OwnKindDefinition &definition)
{
    constexpr std::string_view begin = "count(";
    std::string values;
    for (auto at = definition.rule.find(begin); at != definition.rule.npos;
         at = definition.rule.find(begin, at + 1)) {
        const std::string_view rest = std::string_view(definition.rule).substr(at + begin.size());
        const std::string_view part = rest.substr(0, rest.find(" and "));
        const std::string value(part.substr(0, part.find(')')));
        const auto times = wholeNumber(part.substr(part.rfind(' ') + 1)).value_or(0);
        for (int i = 0; i < times && i <= std::ssize(constraint.cells); ++i)
            values += (values.empty() ? "" : "_") + value;
    }
    const bool isLeast = definition.rule.find('>') != definition.rule.npos;
    return (isLeast ? ".ContainAtLeast~" : ".ContainExact~") + values
           + issCellsText(geometry, constraint.cells);
}

} // namespace

IssConstraints issDifferAtZero(const std::vector<Cell> &cells)
{
    return constraintOf({.name = "Different at 0",
                         .demand = "If the first digit is 0, no two of the digits are equal",
                         .form = OwnForm::Whole,
                         .rule = "first != 0 or different = " + std::to_string(cells.size())},
                        cells, {}, OwnLook::Nothing);
}

std::string writeIssWholeRule(const Geometry &geometry, const Constraint &constraint)
{
    const OwnKindDefinition *definition = definitionOf(*constraint.variant);
    if (!definition || (definition->form != OwnForm::Running && definition->form != OwnForm::Whole))
        return {};
    const std::string cells = issCellsText(geometry, constraint.cells);
    for (const auto &[text, read] :
         {Written{factorsText(geometry, constraint, *definition), readIssFactors},
          Written{".ValueIndexing" + cells, readIssValueIndexing},
          Written{containText(geometry, constraint, *definition), readIssContain},
          Written{ownIndexingText(geometry, constraint, *definition), readIssValueIndexing},
          Written{".PillArrow~1" + cells, readIssLongPill}, Written{".PillArrow~2" + cells, readIssLongPill},
          Written{".PillArrow~3" + cells, readIssLongPill}}) {
        const auto items = issItems(text);
        if (items && isRead(read(IssKind{}, geometry, items->front()), constraint))
            return text;
    }
    return {};
}

} // namespace sudoku
