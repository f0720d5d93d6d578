#include "core/formats/oneline/issownrules.h"

#include "core/board/automaton.h"
#include "core/formats/text/urlcodes.h"
#include "core/formats/text/utf8.h"
#include "core/variants/own/machinetext.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/own/ownproblem.h"
#include "core/variants/own/pairwords.h"
#include "core/variants/own/shortname.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr int letterBits = 6;
constexpr std::string_view plainSigns = "-_!*'()"; ///< in names

using Cells = std::vector<Cell>;

/// Returns the groups of cells from \a first on, which an empty argument separates; none if one is no cell.
std::vector<Cells> groupsOf(const Geometry &geometry, const IssItem &item, std::size_t first)
{
    std::vector<Cells> groups{{}};
    for (std::size_t i = first; i < item.arguments.size(); ++i) {
        if (item.arguments[i].empty()) {
            groups.emplace_back();
            continue;
        }
        const auto cell = issCell(geometry, item.arguments[i]);
        if (!cell)
            return {};
        groups.back().push_back(*cell);
    }
    std::erase_if(groups, [](const Cells &cells) { return cells.empty(); });
    return groups;
}

/// Returns \a text in UTF-8, with at most maxOwnText bytes.
std::string cleanName(std::string_view text)
{
    std::string name;
    while (!text.empty()) {
        std::string longer = name;
        appendCharacter(longer, takeCharacter(text));
        if (longer.size() > maxOwnText)
            break;
        name = std::move(longer);
    }
    return name;
}

/// Returns the name behind the "_" of an argument, or nothing if it is no name.
std::optional<std::string> nameIn(const IssItem &item, std::size_t index)
{
    if (index >= item.arguments.size() || !item.arguments[index].starts_with('_'))
        return {};
    return cleanName(withoutUrlCodes(std::string_view(item.arguments[index]).substr(1)));
}

std::vector<DigitSet> tableOf(const std::string &text, int digitCount)
{
    std::vector<DigitSet> allowed(digitCount + 1);
    for (int bit = 0; bit < digitCount * digitCount; ++bit) {
        const auto letter = static_cast<std::size_t>(bit / letterBits);
        const std::size_t value = letter < text.size() ? base64Letters(Base64::Url).find(text[letter]) : 0;
        if (value == std::string_view::npos)
            return {};
        if ((value >> bit % letterBits & 1) != 0)
            allowed[bit / digitCount + 1].insert(bit % digitCount + 1);
    }
    return allowed;
}

std::string tableText(const std::vector<DigitSet> &allowed, int digitCount)
{
    std::string text;
    for (int bit = 0; bit < digitCount * digitCount; bit += letterBits) {
        std::size_t value = 0;
        for (int place = bit; place < std::min(bit + letterBits, digitCount * digitCount); ++place)
            if (allowed[place / digitCount + 1].contains(place % digitCount + 1))
                value |= std::size_t{1} << (place - bit);
        text += base64Letters(Base64::Url)[value];
    }
    while (text.ends_with('A'))
        text.pop_back();
    return text;
}

/// Returns \a definition with the name of \a item, or with \a usual if it has none.
OwnKindDefinition named(OwnKindDefinition definition, const std::string &name, std::string_view usual)
{
    constexpr std::size_t maxLength = 30;
    definition.name = name.empty() ? std::string(usual) : name;
    definition.id = "iss-" + shortName(definition.name, maxLength);
    return definition;
}

OwnKindDefinition pairDefinition(const IssItem &item, DigitValues values)
{
    std::string letters = item.arguments.empty() ? std::string() : item.arguments[0];
    if (item.name.starts_with("Binary"))
        for (char &letter : letters)
            letter = letter == '-' ? '_' : letter == '_' ? '-' : letter;
    const std::vector<DigitSet> allowed = tableOf(letters, values.count);
    OwnKindDefinition definition;
    if (!allowed.empty())
        definition.rule = expressionOf(allowed, values);
    definition.place = item.name.ends_with('X') ? OwnPlace::Cells : OwnPlace::Chain;
    definition.look = OwnLook::Beads;
    return named(definition, nameIn(item, 1).value_or(std::string()), "Pairs");
}

OwnKindDefinition patternDefinition(const IssItem &item)
{
    OwnKindDefinition definition;
    definition.form = OwnForm::Pattern;
    definition.place = OwnPlace::Chain;
    definition.rule =
        item.arguments.empty() ? std::string() : fromBase64(item.arguments[0], Base64::Url).value_or("");
    return named(definition, "", "Pattern");
}

OwnKindDefinition machineDefinition(const IssItem &item)
{
    OwnKindDefinition definition;
    definition.form = OwnForm::Machine;
    definition.place = OwnPlace::Chain;
    definition.rule = item.arguments.empty() ? std::string() : item.arguments[0];
    return named(definition, nameIn(item, 1).value_or(std::string()), "State machine");
}

std::string pairText(const OwnKindDefinition &definition, const Geometry &geometry,
                     const Constraint &constraint)
{
    const auto rules = constraint.variant->rules(Puzzle(geometry), constraint);
    const auto *pair = rules.empty() ? nullptr : std::get_if<rule::Pair>(&rules.front());
    if (!pair)
        return {};
    const bool isGroup = definition.place == OwnPlace::Cells;
    return std::string(isGroup ? ".PairX~" : ".Pair~") + tableText(pair->allowed, geometry.digitCount())
           + "~_" + withUrlCodes(definition.name, plainSigns) + issCellsText(geometry, constraint.cells);
}

} // namespace

IssConstraints readIssOwnRule(const IssKind &, const Geometry &geometry, const IssItem &item)
{
    const bool isPattern = item.name == "Regex";
    const OwnKindDefinition definition = isPattern            ? patternDefinition(item)
                                         : item.name == "NFA" ? machineDefinition(item)
                                                              : pairDefinition(item, geometry.values());
    const bool hasName = !isPattern || nameIn(item, 1);
    if (findProblem(definition))
        return {};
    IssConstraints constraints;
    for (Cells &cells : groupsOf(geometry, item, hasName ? 2 : 1))
        constraints.push_back({ownKind(definition), std::move(cells)});
    return constraints;
}

std::string writeIssOwnRule(const IssKind &, const Geometry &geometry, const Constraint &constraint)
{
    const OwnKindDefinition *definition = definitionOf(*constraint.variant);
    if (!definition || constraint.cells.empty())
        return {};
    if (definition->form == OwnForm::Pair)
        return pairText(*definition, geometry, constraint);
    if (definition->form == OwnForm::Pattern && definition->reading == OwnReading::Forward)
        return ".Regex~" + toBase64(definition->rule, Base64::Url) + issCellsText(geometry, constraint.cells);
    const std::string end = "~_" + withUrlCodes(definition->name, plainSigns);
    if (definition->form == OwnForm::Machine && definition->reading == OwnReading::Forward)
        return ".NFA~" + definition->rule + end + issCellsText(geometry, constraint.cells);
    const auto rules = constraint.variant->rules(Puzzle(geometry), constraint);
    const auto *automaton = rules.size() == 1 ? std::get_if<rule::Automaton>(&rules.front()) : nullptr;
    const std::string machine = automaton ? machineText(*automaton, geometry.digitCount()) : std::string();
    return machine.empty() ? machine : ".NFA~" + machine + end + issCellsText(geometry, automaton->cells);
}

} // namespace sudoku
