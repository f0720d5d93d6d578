#include "core/formats/links/sudokumaker/sudokumakerblocks.h"

#include "core/formats/json/jsonvalues.h"
#include "core/formats/links/sudokumaker/sudokumakerelements.h"
#include "core/formats/links/sudokumaker/sudokumakermembers.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <span>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// Returns the constraints of \a element, or nothing if the program has none or one of them is impossible.
std::optional<std::vector<Constraint>> readElement(const MakerKind &kind, const MakerElement &element)
{
    if (!kind.suits(element.frame.firstDigit))
        return {};
    MakerConstraints read = kind.read(element);
    if (!read)
        return {};
    for (Constraint &constraint : *read) {
        if (!constraint.variant)
            constraint.variant = findVariant(kind.variantId);
        if (findProblem(element.geometry, constraint))
            return {};
    }
    return read;
}

/// Adds the constraints of the first kind that \a element is of; returns whether there is one.
bool takeElement(std::span<const MakerKind> kinds, const MakerElement &element,
                 std::vector<Constraint> &constraints)
{
    for (const MakerKind &kind : kinds)
        if (auto read = readElement(kind, element)) {
            std::ranges::move(*read, std::back_inserter(constraints));
            return true;
        }
    return false;
}

bool hasNegative(const Json &block)
{
    return !json::isEmpty(json::member(block, makerNegative));
}

/// Returns whether marks of the other dot free two cells from the negative constraint of a dot, as here.
bool doDotsOverride(const Json::array_t &blocks, const MakerKind &kind)
{
    const auto keepsOthers = [&kind](const Json &block) {
        const int type = makerType(block);
        const char *override = type == 200 ? "overrideNegativeRatios" : "overrideNegativeDifferences";
        return isOn(block) && (type == 200 || type == 201) && type != kind.type
               && !json::isEmpty(json::member(block, "clues"))
               && json::member(block, override) == Json(false);
    };
    return std::ranges::none_of(blocks, keepsOthers);
}

/// Returns whether \a negative, an array, lists the default numbers of \a kind and those in its constraints.
bool isOwnNegative(const MakerKind &kind, const Json &negative, const std::vector<Constraint> &constraints)
{
    std::set<int> meant(kind.negativeNumbers.begin(), kind.negativeNumbers.end());
    for (const Constraint &constraint : constraints)
        if (constraint.variant->id == kind.variantId && constraint.number())
            meant.insert(*constraint.number());
    std::set<int> listed;
    for (const Json &number : json::elements(negative))
        listed.insert(json::numberOrText(number).value_or(-1));
    return listed == meant;
}

} // namespace

Json takeBlock(const Geometry &geometry, const MakerFrame &frame, const Json &block,
               std::vector<Constraint> &constraints)
{
    const std::span<const MakerKind> kinds = makerKinds(makerType(block));
    if (kinds.empty())
        return block;
    const char *const name = kinds.front().elements;
    if (!name)
        return takeElement(kinds, {geometry, frame, block, block}, constraints) ? Json() : block;
    const Json &elements = json::member(block, name);
    if (!elements.is_array())
        return block;
    Json others = Json::array();
    for (const Json &element : json::elements(elements))
        if (!takeElement(kinds, {geometry, frame, block, element}, constraints))
            others.push_back(element);
    if (others.empty() && !hasNegative(block))
        return {};
    Json rest = block;
    rest[name] = std::move(others);
    return rest;
}

void takeNegative(const Json::array_t &blocks, int firstDigit, std::vector<Constraint> &constraints,
                  Json &rest)
{
    const std::span<const MakerKind> kinds = makerKinds(makerType(rest));
    if (kinds.empty() || kinds.front().negativeId.empty() || !hasNegative(rest) || !isOn(rest))
        return;
    const MakerKind &kind = kinds.front();
    if (!kind.suits(firstDigit) || !doDotsOverride(blocks, kind)
        || !isOwnNegative(kind, json::member(rest, makerNegative), constraints))
        return;
    constraints.push_back({findVariant(kind.negativeId), {}});
    rest[makerNegative] = Json::array();
    if (json::isEmpty(json::member(rest, kind.elements)))
        rest = Json();
}

} // namespace sudoku
