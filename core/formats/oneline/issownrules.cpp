#include "core/formats/oneline/issownrules.h"

#include "core/board/automaton.h"
#include "core/variants/own/expression.h"
#include "core/variants/own/machinetext.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/own/ownproblem.h"
#include "core/variants/own/pairwords.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::string_view tableLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int letterBits = 6;

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

/// Returns the text that "%20" and the like stand for.
std::string decoded(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        constexpr int hexadecimal = 16;
        const auto value = [](char character) -> int {
            constexpr std::string_view digits = "0123456789ABCDEF";
            const std::size_t found = digits.find(character);
            return found == digits.npos ? -1 : static_cast<int>(found);
        };
        if (text[i] == '%' && i + 2 < text.size() && value(text[i + 1]) >= 0 && value(text[i + 2]) >= 0) {
            result += static_cast<char>(hexadecimal * value(text[i + 1]) + value(text[i + 2]));
            i += 2;
        } else {
            result += text[i];
        }
    }
    return result;
}

std::string encoded(std::string_view text)
{
    constexpr std::string_view plain = "-_!*'()";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        const bool isPlain = (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z')
                             || (byte >= 'a' && byte <= 'z') || plain.find(character) != plain.npos;
        if (isPlain)
            result += character;
        else
            result += {'%', digits[byte >> 4], digits[byte & 0xf]};
    }
    return result;
}

/// Returns the name behind the "_" of an argument, or nothing if it is no name.
std::optional<std::string> nameIn(const IssItem &item, std::size_t index)
{
    if (index >= item.arguments.size() || !item.arguments[index].starts_with('_'))
        return {};
    return decoded(std::string_view(item.arguments[index]).substr(1));
}

std::vector<DigitSet> tableOf(const std::string &text, int digitCount)
{
    std::vector<DigitSet> allowed(digitCount + 1);
    for (int bit = 0; bit < digitCount * digitCount; ++bit) {
        const auto letter = static_cast<std::size_t>(bit / letterBits);
        const std::size_t value = letter < text.size() ? tableLetters.find(text[letter]) : 0;
        if (value == tableLetters.npos)
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
        text += tableLetters[value];
    }
    while (text.ends_with('A'))
        text.pop_back();
    return text;
}

std::optional<std::string> textOfBase64(std::string_view letters)
{
    std::string text;
    unsigned bits = 0;
    int count = 0;
    for (const char letter : letters) {
        const std::size_t value = tableLetters.find(letter);
        if (value == tableLetters.npos)
            return {};
        bits = bits << letterBits | static_cast<unsigned>(value);
        count += letterBits;
        if (count >= 8) {
            count -= 8;
            text += static_cast<char>(bits >> count & 0xff);
        }
    }
    return text;
}

std::string base64Of(std::string_view text)
{
    std::string letters;
    unsigned bits = 0;
    int count = 0;
    for (const char character : text) {
        bits = bits << 8 | static_cast<unsigned char>(character);
        for (count += 8; count >= letterBits; count -= letterBits)
            letters += tableLetters[bits >> (count - letterBits) & 0x3f];
    }
    if (count > 0)
        letters += tableLetters[bits << (letterBits - count) & 0x3f];
    return letters;
}

/// Returns an id for a kind without one: of the letters of its name.
std::string idOf(std::string_view name)
{
    constexpr std::size_t maxLength = 30;
    std::string id = "iss";
    for (const char character : name.substr(0, maxLength)) {
        const char lower =
            character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
        const bool isPlain = (lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9');
        if (isPlain && (id.size() > 3 || id == "iss"))
            id += (id == "iss" ? "-" : "") + std::string(1, lower);
        else if (!isPlain && id.back() != '-')
            id += '-';
    }
    return id;
}

/// Returns \a definition with the name of \a item, or with \a usual if it has none.
OwnKindDefinition named(OwnKindDefinition definition, const std::string &name, std::string_view usual)
{
    definition.name = name.empty() ? std::string(usual) : name.substr(0, maxOwnText);
    definition.id = idOf(name.empty() ? usual : name);
    return definition;
}

OwnKindDefinition pairDefinition(const IssItem &item, int digitCount)
{
    std::string letters = item.arguments.empty() ? std::string() : item.arguments[0];
    if (item.name.starts_with("Binary"))
        for (char &letter : letters)
            letter = letter == '-' ? '_' : letter == '_' ? '-' : letter;
    const std::vector<DigitSet> allowed = tableOf(letters, digitCount);
    OwnKindDefinition definition;
    if (!allowed.empty())
        definition.rule = expressionOf(allowed, digitCount);
    definition.place = item.name.ends_with('X') ? OwnPlace::Cells : OwnPlace::Chain;
    definition.look = OwnLook::Beads;
    return named(definition, nameIn(item, 1).value_or(std::string()), "Pairs");
}

OwnKindDefinition patternDefinition(const IssItem &item)
{
    OwnKindDefinition definition;
    definition.form = OwnForm::Pattern;
    definition.place = OwnPlace::Chain;
    definition.rule = item.arguments.empty() ? std::string() : textOfBase64(item.arguments[0]).value_or("");
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

std::string cellsText(const Geometry &geometry, const Cells &cells)
{
    std::string text;
    for (const Cell cell : cells)
        text += "~" + issCell(geometry, cell);
    return text;
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
           + "~_" + encoded(definition.name) + cellsText(geometry, constraint.cells);
}

} // namespace

IssConstraints readIssOwnRule(const IssKind &, const Geometry &geometry, const IssItem &item)
{
    const bool isPattern = item.name == "Regex";
    const OwnKindDefinition definition = isPattern            ? patternDefinition(item)
                                         : item.name == "NFA" ? machineDefinition(item)
                                                              : pairDefinition(item, geometry.digitCount());
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
        return ".Regex~" + base64Of(definition->rule) + cellsText(geometry, constraint.cells);
    const std::string end = "~_" + encoded(definition->name) + cellsText(geometry, constraint.cells);
    if (definition->form == OwnForm::Machine && definition->reading == OwnReading::Forward)
        return ".NFA~" + definition->rule + end;
    const auto rules = constraint.variant->rules(Puzzle(geometry), constraint);
    const auto *automaton = rules.size() == 1 ? std::get_if<rule::Automaton>(&rules.front()) : nullptr;
    const std::string machine = automaton ? machineText(*automaton, geometry.digitCount()) : std::string();
    return machine.empty() ? machine : ".NFA~" + machine + end;
}

} // namespace sudoku
