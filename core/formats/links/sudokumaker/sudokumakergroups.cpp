#include "core/formats/links/sudokumaker/sudokumakergroups.h"

#include "core/formats/links/sudokumaker/sudokumakerlines.h"
#include "core/formats/links/sudokumaker/sudokumakerlooks.h"
#include "core/formats/text/drawingtext.h"
#include "core/formats/text/jsonaccess.h"
#include "core/variants/own/grouppatterns.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/own/ownproblem.h"
#include "core/variants/own/shortname.h"
#include "core/variants/squares.h"
#include "core/variants/turnlines.h"

#include <algorithm>

namespace sudoku {

using Json = nlohmann::json;

namespace {

constexpr unsigned opacityBits = 8; // of a colour, the last ones

/// Returns the \a values of the digits of each group as SudokuMaker writes them.
std::vector<int> groupBits(const DigitGroups &groups, DigitValues values)
{
    std::vector<int> all;
    for (const DigitSet group : groups) {
        int bits = 0;
        for (const Digit digit : group)
            bits |= 1 << values.of(digit);
        all.push_back(bits);
    }
    return all;
}

/// Returns whether the block has these \a groups, in any order and with bits for digits that are none.
bool hasGroups(const DigitGroups &groups, const MakerElement &element)
{
    const DigitValues values = element.geometry.values();
    const int digits = groupBits({DigitSet::all(values.count)}, values).front();
    std::vector<int> own;
    for (const Json &group : json::elements(json::member(element.block, "groups")))
        own.push_back(json::number(group).value_or(0) & digits);
    std::vector<int> wanted = groupBits(groups, values);
    std::ranges::sort(own);
    std::ranges::sort(wanted);
    return own == wanted;
}

bool hasGroupsOf(const Constraint &line, const MakerElement &element)
{
    return hasGroups(turnGroups(line, element.geometry.values()), element);
}

MakerConstraints readSquares(std::string_view variantId, const MakerElement &element)
{
    const DigitGroups groups = squareGroups(*findVariant(variantId), element.geometry.values());
    return hasGroups(groups, element) ? oneConstraint({}) : MakerConstraints();
}

/// Returns the digits of the board that are in each group of the block.
DigitGroups ownGroups(const MakerElement &element)
{
    const DigitValues values = element.geometry.values();
    DigitGroups groups;
    for (const Json &bits : json::elements(json::member(element.block, "groups"))) {
        groups.emplace_back();
        for (Digit digit = 1; digit <= values.count; ++digit)
            if ((json::number(bits).value_or(0) >> values.of(digit) & 1) != 0)
                groups.back().insert(digit);
    }
    return groups;
}

/// Returns whether each digit is in one group, and each group has a digit.
bool arePartition(const DigitGroups &groups, int digitCount)
{
    DigitSet all;
    int count = 0;
    for (const DigitSet group : groups) {
        all |= group;
        count += group.size();
    }
    return count == digitCount && all == DigitSet::all(digitCount)
           && std::ranges::none_of(groups, &DigitSet::isEmpty);
}

const std::string &defaultColour()
{
    static const std::string colour =
        json::text(json::member(json::member(Json::parse(entropyLook), "style"), "color"));
    return colour;
}

/// Returns the colour of the lines of \a block, or -1 if it is that of SudokuMaker.
int colourIn(const Json &block)
{
    const std::string &text = json::text(json::member(json::member(block, "style"), "color"));
    const auto colour = colourOf(text);
    return !colour || text == defaultColour() ? -1 : static_cast<int>(colour->value >> opacityBits);
}

/// Returns the kind with \a rule, which has the name of the block.
OwnKindDefinition ownDefinition(const MakerElement &element, const char *defaultName, std::string demand,
                                std::string rule)
{
    constexpr std::size_t longestId = 30;
    OwnKindDefinition definition;
    definition.name = json::text(json::member(element.block, "name"));
    if (definition.name.empty() || definition.name.size() > maxOwnText)
        definition.name = defaultName;
    definition.id = "maker-" + shortName(definition.name, longestId);
    definition.demand = std::move(demand);
    definition.form = OwnForm::Pattern;
    definition.rule = std::move(rule);
    return definition;
}

MakerConstraints ofKind(const OwnKindDefinition &definition, MakerConstraints constraints)
{
    if (!constraints || findProblem(definition))
        return {};
    for (Constraint &constraint : *constraints)
        constraint.variant = ownKind(definition);
    return constraints;
}

} // namespace

MakerConstraints readMakerEntropySquares(const MakerElement &element)
{
    return readSquares("global-entropy", element);
}

MakerConstraints readMakerModuloSquares(const MakerElement &element)
{
    return readSquares("global-modulo", element);
}

Json shareMakerSquares(const Geometry &geometry, const Constraint &squares)
{
    return {{"groups", groupBits(squareGroups(*squares.variant, geometry.values()), geometry.values())}};
}

MakerConstraints readMakerEntropic(const MakerElement &element)
{
    return hasGroupsOf({findVariant("entropic-line"), {}}, element) ? readMakerLine(element)
                                                                    : MakerConstraints();
}

MakerConstraints readMakerModular(const MakerElement &element)
{
    const int modulus = static_cast<int>(json::elements(json::member(element.block, "groups")).size());
    if (modulus < 2 || modulus > element.geometry.digitCount()
        || !hasGroupsOf({findVariant("modular-line"), {}, {modulus}}, element))
        return {};
    MakerConstraints lines = readMakerLine(element);
    if (lines && !isDefaultNumber(element.block, modulus, defaultModulus))
        lines->front().numbers = {modulus};
    return lines;
}

Json shareMakerGroups(const Geometry &geometry, const Constraint &line)
{
    Json members{{"groups", groupBits(turnGroups(line, geometry.values()), geometry.values())}};
    if (line.number() == defaultModulus)
        members[makerNumbered] = true;
    return members;
}

/// A line that ends where it begins is a loop, if the groups go round a whole number of times; then the last
/// cell adds nothing. Otherwise it has no solution, and is not read.
MakerConstraints readMakerOwnTurns(const MakerElement &element)
{
    const DigitValues values = element.geometry.values();
    const DigitGroups groups = ownGroups(element);
    MakerConstraints line = readMakerLine(element);
    if (!line || groups.size() < 2 || groups.size() > maxTurnGroups || !arePartition(groups, values.count))
        return {};
    OwnKindDefinition definition =
        ownDefinition(element, "Lines of digit groups",
                      "Of a line each " + std::to_string(groups.size())
                          + " digits side by side are of different groups: " + groupsText(groups, values),
                      turnsPattern(groups, values));
    definition.reading = OwnReading::Part;
    definition.colour = colourIn(element.block);
    if (std::vector<Cell> &cells = line->front().cells; cells.size() > 2 && cells.front() == cells.back()) {
        cells.pop_back();
        definition.place = OwnPlace::Loop;
        if (cells.size() % groups.size() != 0)
            return {};
    }
    return ofKind(definition, std::move(line));
}

Json writeMakerOwnTurns(const Geometry &, const MakerFrame &frame, const Constraint &line)
{
    std::vector<Cell> cells = line.cells;
    if (definitionOf(*line.variant)->place == OwnPlace::Loop)
        cells.push_back(cells.front());
    return frame.numbers(cells);
}

MakerConstraints readMakerOwnSquares(const MakerElement &element)
{
    const DigitValues values = element.geometry.values();
    const DigitGroups groups = ownGroups(element);
    if (groups.empty() || groups.size() > maxSquareGroups || std::ranges::any_of(groups, &DigitSet::isEmpty))
        return {};
    OwnKindDefinition definition = ownDefinition(
        element, "Squares of digit groups",
        "Each four cells around a corner have a digit of each group: " + groupsText(groups, values),
        eachGroupStep(groups, values));
    definition.form = OwnForm::Running;
    definition.start = "0";
    definition.accept = eachGroupEnd(groups);
    definition.place = OwnPlace::Squares;
    definition.look = OwnLook::Nothing;
    return ofKind(definition, oneConstraint({}));
}

Json shareMakerOwnGroups(const Geometry &geometry, const Constraint &constraint)
{
    const OwnKindDefinition *definition = definitionOf(*constraint.variant);
    if (!definition)
        return Json::object();
    const DigitValues values = geometry.values();
    const bool isOfSquares = definition->place == OwnPlace::Squares;
    const DigitGroups groups =
        isOfSquares ? listsIn(definition->rule, values) : classesIn(definition->rule, values);
    Json members{{"groups", groupBits(groups, values)}, {"name", definition->name}};
    if (!isOfSquares) {
        members["style"] = json::member(Json::parse(entropyLook), "style");
        if (definition->colour >= 0)
            members["style"]["color"] =
                colourText({static_cast<std::uint32_t>(definition->colour) << opacityBits | 0xffU});
    }
    return members;
}

} // namespace sudoku
