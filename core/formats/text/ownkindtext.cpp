#include "core/formats/text/ownkindtext.h"

#include "core/formats/text/jsonaccess.h"
#include "core/variants/own/ownkindlist.h"
#include "core/variants/own/ownproblem.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace sudoku {
namespace {

using Json = nlohmann::json;

template <typename Value>
using Name = std::pair<std::string_view, Value>;

constexpr auto formNames = std::to_array<Name<OwnForm>>({
    {"pair", OwnForm::Pair},
    {"pattern", OwnForm::Pattern},
    {"machine", OwnForm::Machine},
    {"whole", OwnForm::Whole},
    {"running", OwnForm::Running},
    {"together", OwnForm::Together},
});
constexpr auto placeNames = std::to_array<Name<OwnPlace>>({
    {"line", OwnPlace::Line},
    {"loop", OwnPlace::Loop},
    {"chain", OwnPlace::Chain},
    {"cells", OwnPlace::Cells},
    {"dot", OwnPlace::Dot},
    {"rows", OwnPlace::Rows},
    {"columns", OwnPlace::Columns},
    {"regions", OwnPlace::Regions},
    {"squares", OwnPlace::Squares},
    {"touching", OwnPlace::Touching},
    {"leap", OwnPlace::Leap},
    {"outside", OwnPlace::Outside},
    {"outside-diagonal", OwnPlace::Diagonal},
});
constexpr auto readingNames = std::to_array<Name<OwnReading>>({
    {"forward", OwnReading::Forward},
    {"both", OwnReading::Both},
    {"either", OwnReading::Either},
    {"part", OwnReading::Part},
});
constexpr auto lookNames = std::to_array<Name<OwnLook>>({
    {"broad", OwnLook::Broad},
    {"beads", OwnLook::Beads},
    {"dashes", OwnLook::Dashes},
    {"crossed", OwnLook::Crossed},
    {"shade", OwnLook::Shade},
    {"cage", OwnLook::Cage},
    {"open-dot", OwnLook::WhiteDot},
    {"full-dot", OwnLook::BlackDot},
    {"sign", OwnLook::Sign},
    {"nothing", OwnLook::Nothing},
    {"members", OwnLook::Members},
});

/// Takes values out of an object and remembers the first that is wrong.
class Members
{
public:
    explicit Members(const Json &object) : m_left(object) {}

    void take(const char *name, std::string &text)
    {
        if (const auto value = taken(name); value && check(name, value->is_string()))
            text = json::text(*value);
    }
    void take(const char *name, bool &is)
    {
        if (const auto value = taken(name); value && check(name, value->is_boolean()))
            is = json::isTrue(*value);
    }
    void take(const char *name, std::array<int, 2> &numbers)
    {
        const auto value = taken(name);
        if (!value || !check(name, value->is_array() && value->size() == numbers.size()))
            return;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const std::optional<int> number = json::number(json::element(*value, i));
            check(name, number.has_value());
            numbers[i] = number.value_or(0);
        }
    }
    template <typename Value, std::size_t count>
    void take(const char *name, const std::array<Name<Value>, count> &names, Value &value)
    {
        const auto text = taken(name);
        if (!text)
            return;
        const auto found = std::ranges::find(names, json::text(*text), &Name<Value>::first);
        if (found != names.end())
            value = found->second;
        else
            refuse(name, json::text(*text));
    }
    void takeColour(const char *name, int &colour)
    {
        const auto value = taken(name);
        if (!value)
            return;
        constexpr std::size_t length = 7; // "#rrggbb"
        constexpr int hexadecimal = 16;
        const std::string text = json::text(*value);
        const char *const end = text.data() + text.size();
        const auto read =
            std::from_chars(text.data() + std::min<std::size_t>(1, text.size()), end, colour, hexadecimal);
        check(name, text.size() == length && text.front() == '#' && read.ec == std::errc() && read.ptr == end
                        && colour >= 0);
    }
    /// Refuses the members that nobody took; returns the first error.
    std::optional<TextError> error()
    {
        for (const auto &[name, value] : json::members(m_left))
            check(name, false);
        return m_error;
    }

private:
    std::optional<Json> taken(const char *name)
    {
        if (!json::has(m_left, name))
            return {};
        Json value = json::member(m_left, name);
        m_left.erase(name);
        return value;
    }
    bool check(const std::string &name, bool isRight)
    {
        if (!isRight)
            refuse(name, name);
        return isRight;
    }
    void refuse(const std::string &name, const std::string &found)
    {
        if (!m_error)
            m_error = TextError{.code = TextErrorCode::BadValue, .found = found, .path = name};
    }

    Json m_left;
    std::optional<TextError> m_error;
};

template <typename Value, std::size_t count>
std::string_view nameOf(const std::array<Name<Value>, count> &names, Value value)
{
    return std::ranges::find(names, value, &Name<Value>::second)->first;
}

std::string colourText(int colour)
{
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4)
        text += hexadecimal[static_cast<std::size_t>(colour >> shift & 0xf)];
    return text;
}

void takeLook(Members &members, OwnKindDefinition &definition)
{
    members.take("look", lookNames, definition.look);
    members.takeColour("colour", definition.colour);
    members.take("sign", definition.sign);
}

void takeRule(Members &members, OwnKindDefinition &definition)
{
    members.take("form", formNames, definition.form);
    members.take("rule", definition.rule);
    members.take("start", definition.start);
    members.take("accept", definition.accept);
    members.take("place", placeNames, definition.place);
    members.take("reading", readingNames, definition.reading);
    members.take("leap", definition.leap);
    members.take("wrapping", definition.isWrapping);
    members.take("number", definition.hasNumber);
}

/// Adds the definition of \a kind, behind those of the kinds that it combines.
void addKinds(const Variant &kind, std::vector<const OwnKindDefinition *> &definitions)
{
    const OwnKindDefinition *definition = definitionOf(kind);
    if (!definition || std::ranges::find(definitions, definition) != definitions.end())
        return;
    for (const Variant *combined : combinedKinds(*definition))
        addKinds(*combined, definitions);
    definitions.push_back(definition);
}

tl::unexpected<TextError> refused(const std::string &id, const OwnKindProblem &problem)
{
    return tl::unexpected(TextError{.code = TextErrorCode::BadOwnKind, .found = id, .kindProblem = problem});
}

} // namespace

tl::expected<OwnKindDefinition, TextError> ownKindOfJson(const Json &object, const OwnKindNames &names)
{
    if (!object.is_object())
        return tl::unexpected(TextError{.code = TextErrorCode::BadValue});
    OwnKindDefinition definition;
    Members members(object);
    members.take("id", definition.id);
    members.take("name", definition.name);
    members.take("demand", definition.demand);
    takeRule(members, definition);
    takeLook(members, definition);
    if (auto error = members.error())
        return tl::unexpected(std::move(*error));
    if (const auto problem = findProblem(definition, names))
        return refused(definition.id, *problem);
    return definition;
}

namespace {

/// Reads the definitions in \a list and names their kinds.
std::vector<tl::expected<OwnKindDefinition, TextError>> readKinds(const Json &list, OwnKindNames &names)
{
    const std::vector<Json> elements = json::elements(list);
    std::vector<tl::expected<OwnKindDefinition, TextError>> definitions(elements.size());
    for (const bool isTogether : {false, true})
        for (std::size_t i = 0; i < elements.size(); ++i) {
            if ((json::text(json::member(elements[i], "form")) == "together") != isTogether)
                continue;
            definitions[i] = ownKindOfJson(elements[i], names);
            if (definitions[i])
                names.add(definitions[i]->id, ownKind(withProgramIds(*definitions[i], names)));
        }
    return definitions;
}

} // namespace

std::vector<tl::expected<OwnKindDefinition, TextError>> ownKindsOfJson(const Json &list)
{
    OwnKindNames names;
    return readKinds(list, names);
}

OwnKindNames ownKindNames(const Json &list)
{
    OwnKindNames names;
    readKinds(list, names);
    return names;
}

nlohmann::ordered_json ownKindJson(const OwnKindDefinition &definition)
{
    const OwnKindDefinition usual;
    nlohmann::ordered_json object{{"id", definition.id}, {"name", definition.name}};
    const auto add = [&](const char *name, const auto &value, bool isUsual) {
        if (!isUsual)
            object[name] = value;
    };
    add("demand", definition.demand, definition.demand.empty());
    add("form", nameOf(formNames, definition.form), definition.form == usual.form);
    object["rule"] = definition.rule;
    add("start", definition.start, definition.start.empty());
    add("accept", definition.accept, definition.accept.empty());
    add("place", nameOf(placeNames, definition.place), definition.place == usual.place);
    add("reading", nameOf(readingNames, definition.reading), definition.reading == usual.reading);
    add("leap", definition.leap, definition.leap == usual.leap);
    add("wrapping", definition.isWrapping, !definition.isWrapping);
    add("number", definition.hasNumber, !definition.hasNumber);
    add("look", nameOf(lookNames, definition.look), definition.look == usual.look);
    add("colour", colourText(definition.colour), definition.colour < 0);
    add("sign", definition.sign, definition.sign.empty());
    return object;
}

tl::expected<void, TextError> defineOwnKind(const Json &object, OwnKindNames &names)
{
    const auto definition = ownKindOfJson(object, names);
    if (!definition)
        return tl::unexpected(definition.error());
    if (names.count() >= maxOwnKinds)
        return refused(definition->id, OwnKindProblem{OwnKindProblem::Kind::TooMany});
    if (!names.add(definition->id, ownKind(withProgramIds(*definition, names))))
        return refused(definition->id, OwnKindProblem{OwnKindProblem::Kind::RepeatedId});
    return {};
}

std::vector<const OwnKindDefinition *> ownKindsOn(const Board &board)
{
    std::vector<const OwnKindDefinition *> kinds;
    const auto add = [&](const Constraint &constraint) { addKinds(*constraint.variant, kinds); };
    std::ranges::for_each(board.puzzle.constraints, add);
    std::ranges::for_each(board.switchedOff, add);
    for (const CrossedOut &crossed : board.crossedOut)
        add(crossed.constraint);
    return kinds;
}

nlohmann::json ownKindsJson(const Board &board)
{
    nlohmann::json kinds = nlohmann::json::array();
    for (const OwnKindDefinition *kind : ownKindsOn(board))
        kinds.push_back(nlohmann::json(ownKindJson(*kind)));
    return kinds;
}

} // namespace sudoku
