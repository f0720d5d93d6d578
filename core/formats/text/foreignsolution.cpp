#include "core/formats/text/foreignsolution.h"

#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/puzzletext.h"
#include "core/formats/text/utf8.h"

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// Returns the parts of \a text between commas, or its characters if it has none.
std::vector<std::string> partsOf(std::string_view text)
{
    std::vector<std::string> parts;
    if (text.find(',') != text.npos) {
        for (const std::string_view part : partsBetween(text, ","))
            parts.emplace_back(part);
        return parts;
    }
    while (!text.empty())
        appendCharacter(parts.emplace_back(), takeCharacter(text));
    return parts;
}

} // namespace

Grid foreignSolution(const Json &value, const Geometry &geometry)
{
    Json::array_t parts = json::elements(value);
    for (std::string &part : partsOf(json::text(value)))
        parts.emplace_back(std::move(part));
    Grid solution(geometry.cellCount());
    if (std::ssize(parts) != geometry.cellCount())
        return {};
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (const int digit = json::numberOrText(parts[cell]).value_or(noDigit);
            digit >= 1 && digit <= geometry.digitCount())
            solution.set(cell, digit);
    return solution.filledCount() > 0 ? solution : Grid();
}

Json foreignSolutionJson(const Grid &solution)
{
    Json array = Json::array();
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        array.push_back(solution.isFilled(cell) ? Json(solution[cell]) : Json("."));
    return array;
}

} // namespace sudoku
