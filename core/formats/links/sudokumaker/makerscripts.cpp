#include "core/formats/links/sudokumaker/makerscripts.h"

#include "core/formats/links/sudokumaker/makercomponents.h"
#include "core/formats/links/sudokumaker/scriptrules.h"
#include "core/formats/links/sudokumaker/scriptrunner.h"
#include "core/formats/links/sudokumaker/sudokumakermembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/variants/own/ownkinddefinition.h"

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::json;

Json boardJson(const Geometry &geometry, const MakerFrame &frame, const Json &puzzle)
{
    Json regions = Json::array();
    for (int number = 0; number < frame.width * frame.height; ++number) {
        const auto cell = frame.cell(Json(number));
        regions.push_back(cell ? Json(geometry.regionOf(*cell)) : Json());
    }
    return {{"width", frame.width},
            {"height", frame.height},
            {"minDigit", frame.firstDigit},
            {"maxDigit", frame.firstDigit + geometry.digitCount() - 1},
            {"type", json::text(json::member(puzzle, "type"))},
            {"regions", std::move(regions)}};
}

const Json &scriptOf(const Json &block)
{
    return json::member(block, "definition");
}

Json scriptJson(const Json &block)
{
    const Json &definition = scriptOf(block);
    Json own = Json::array();
    for (const Json &component : json::elements(json::member(definition, "components")))
        own.push_back({{"name", json::text(json::member(component, "name"))},
                       {"code", json::text(json::member(component, "code"))}});
    return {{"code", json::text(json::member(json::member(definition, "backend"), "code"))},
            {"input", json::member(block, "input")},
            {"ownComponents", std::move(own)}};
}

/// Returns the name that the setter gave the rule.
std::string ruleName(const Json &block)
{
    std::string name = json::text(json::member(block, "name"));
    if (name.empty())
        name = json::text(json::member(scriptOf(block), "name"));
    return name.empty() || name.size() > maxOwnText ? "Custom rule" : name;
}

/// Adds the constraints of the script in \a block, which has \a placed components, to \a reading.
void readScript(const Geometry &geometry, const MakerFrame &frame, const Json &block, const Json &placed,
                ScriptReading &reading)
{
    ScriptRules rules(geometry, ruleName(block));
    const auto isRead = [&](const Json &component) { return addComponent(frame, component, rules); };
    const bool areRead = placed.is_array() && std::ranges::all_of(json::elements(placed), isRead);
    reading.constraints.push_back(areRead ? rules.constraints() : std::nullopt);
    reading.sayRows = reading.sayRows || (reading.constraints.back() && rules.sayRows());
}

} // namespace

ScriptReading readScriptBlocks(const Geometry &geometry, const MakerFrame &frame, const Json &puzzle,
                               const std::vector<Json> &blocks)
{
    const auto isScript = [](const Json &block) { return isOn(block) && makerType(block) == makerScript; };
    Json question{{"board", boardJson(geometry, frame, puzzle)}, {"kinds", readComponents()}};
    for (const Json &block : blocks)
        if (isScript(block))
            question["scripts"].push_back(scriptJson(block));
    const ScriptRunner run = scriptRunner();
    if (!run || frame.firstDigit != frame.firstValue() || !question.contains("scripts"))
        return {std::vector<std::optional<std::vector<Constraint>>>(blocks.size())};
    const auto answer = run(question.dump(-1, ' ', false, Json::error_handler_t::replace));
    const Json answers = Json::parse(answer.value_or(""), nullptr, false);
    ScriptReading reading;
    std::size_t script = 0;
    for (const Json &block : blocks)
        if (isScript(block))
            readScript(geometry, frame, block, json::element(answers, script++), reading);
        else
            reading.constraints.emplace_back();
    return reading;
}

} // namespace sudoku
