#include "core/formats/text/drawntext.h"

#include "core/board/board.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/puzzletext.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace sudoku {
namespace {

using Json = nlohmann::json;

std::string nameOf(const Geometry &geometry, const Candidate &candidate)
{
    return geometry.cellName(candidate.cell) + '=' + std::to_string(candidate.digit);
}

std::optional<Candidate> candidateOf(const Geometry &geometry, std::string_view name)
{
    const std::size_t sign = name.find('=');
    if (sign == name.npos)
        return {};
    const std::optional<Cell> cell = cellOf(geometry, name.substr(0, sign));
    const std::optional<int> digit = wholeNumber(name.substr(sign + 1));
    if (!cell || !digit || *digit < 1 || *digit > geometry.digitCount())
        return {};
    return Candidate{*cell, *digit};
}

/// Reads the colours into \a drawn. Returns false if one is wrong.
bool readColours(const Geometry &geometry, const Json &colours, PlayerDrawing &drawn)
{
    for (const auto &[name, value] : json::members(colours)) {
        const auto candidate = candidateOf(geometry, name);
        const int colour = json::number(value).value_or(0);
        if (!candidate || colour < 1 || colour > colourCount)
            return false;
        drawn.setColour(*candidate, colour);
    }
    return colours.is_null() || colours.is_object();
}

/// Does the same for the lines.
bool readLines(const Geometry &geometry, const Json &lines, PlayerDrawing &drawn)
{
    for (const Json &line : json::elements(lines)) {
        const auto from = candidateOf(geometry, json::text(json::member(line, "from")));
        const auto to = candidateOf(geometry, json::text(json::member(line, "to")));
        if (!from || !to || from == to)
            return false;
        drawn.lines.push_back({*from, *to, json::isTrue(json::member(line, "weak"))});
    }
    return lines.is_null() || lines.is_array();
}

} // namespace

Json drawnJson(const Geometry &geometry, const PlayerDrawing &drawn)
{
    Json object = Json::object();
    for (const auto &[candidate, colour] : drawn.colours)
        object["colours"][nameOf(geometry, candidate)] = colour;
    for (const CandidateLine &line : drawn.lines) {
        Json each{{"from", nameOf(geometry, line.from)}, {"to", nameOf(geometry, line.to)}};
        if (line.isWeak)
            each["weak"] = true;
        object["lines"].push_back(std::move(each));
    }
    return object;
}

std::optional<PlayerDrawing> readDrawn(const Geometry &geometry, const Json &value)
{
    PlayerDrawing drawn;
    if (!value.is_object() || !readColours(geometry, json::member(value, "colours"), drawn)
        || !readLines(geometry, json::member(value, "lines"), drawn) || drawn.size() > maxDrawn)
        return {};
    return drawn;
}

} // namespace sudoku
