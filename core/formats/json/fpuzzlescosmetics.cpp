#include "core/formats/json/fpuzzlescosmetics.h"

#include "core/formats/text/jsonaccess.h"

#include <algorithm>
#include <array>
#include <set>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr const char *cosmeticMark = "fromConstraint";
constexpr const char *oldMark = "isNewConstraint"; // true: it does not say whose
constexpr const char *lineKey = "line";
constexpr const char *textKey = "text";

struct ForeignLine
{
    const char *key;
    const char *name;
    const char *colour;
    double width; // of a cell
};
constexpr std::array foreignLines{
    ForeignLine{"renban", "Renban", "#F067F0", 0.4},
    ForeignLine{"whispers", "Whispers", "#67F067", 0.3},
    ForeignLine{"regionsumline", "Region Sum Line", "#2ECBFF", 0.25},
};

constexpr const char *xSumKey = "xsum";
constexpr const char *xSumName = "X Sum";
constexpr const char *xSumCircle = "\u25EF";

/// Removes the elements for which \a isAdded is true from the array \a key.
template <typename Predicate>
void removeElements(Json &members, const char *key, const Predicate &isAdded)
{
    const Json::array_t &elements = json::elements(json::member(members, key));
    Json others = Json::array();
    std::ranges::remove_copy_if(elements, std::back_inserter(others), isAdded);
    if (others.size() == elements.size())
        return;
    members.erase(key);
    if (!others.empty())
        members[key] = std::move(others);
}

/// Returns the lines of all elements of \a constraints.
std::set<Json> linesOf(const Json &constraints)
{
    std::set<Json> lines;
    for (const Json &constraint : json::elements(constraints))
        lines.insert(json::member(constraint, "lines"));
    return lines;
}

Json lineOf(const Json &element, const ForeignLine &line)
{
    return {{"lines", json::member(element, "lines")},
            {"outlineC", line.colour},
            {"width", line.width},
            {cosmeticMark, line.name}};
}

/// Returns the circle or the number of an X-sum.
Json textOf(const Json &element, const Json &value, double size)
{
    return {{"cells", Json::array({json::member(element, "cell")})},
            {"value", value},
            {"fontC", "#000000"},
            {"size", size},
            {cosmeticMark, xSumName}};
}

/// Returns whether an element can be added; a member that is no array stays unchanged.
bool canAdd(const Json &members, const char *key)
{
    const Json &elements = json::member(members, key);
    return elements.is_array() || elements.is_null();
}

} // namespace

void removeFpuzzlesCosmetics(Json &members)
{
    for (const ForeignLine &line : foreignLines) {
        const std::set<Json> lines = linesOf(json::member(members, line.key));
        removeElements(members, lineKey, [&](const Json &element) {
            return json::text(json::member(element, cosmeticMark)) == line.name
                   || (json::isTrue(json::member(element, oldMark))
                       && lines.contains(json::member(element, "lines")));
        });
    }
    removeElements(members, textKey,
                   [](const Json &text) { return json::text(json::member(text, cosmeticMark)) == xSumName; });
}

void addFpuzzlesCosmetics(Json &members)
{
    for (const ForeignLine &line : foreignLines)
        for (const Json &element : json::elements(json::member(members, line.key)))
            if (canAdd(members, lineKey))
                members[lineKey].push_back(lineOf(element, line));
    constexpr double circleSize = 1.2;
    constexpr double numberSize = 0.7;
    for (const Json &element : json::elements(json::member(members, xSumKey)))
        if (canAdd(members, textKey)) {
            members[textKey].push_back(textOf(element, xSumCircle, circleSize));
            members[textKey].push_back(textOf(element, json::member(element, "value"), numberSize));
        }
}

} // namespace sudoku
