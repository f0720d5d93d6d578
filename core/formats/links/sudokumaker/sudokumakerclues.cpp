#include "core/formats/links/sudokumaker/sudokumakerclues.h"

#include "core/formats/text/jsonaccess.h"
#include "core/variants/straightline.h"

#include <nlohmann/json.hpp>

namespace sudoku {

using Json = nlohmann::json;

namespace {

/// Returns all cells in a line from the clue at \a from.
MakerConstraints readFrom(const MakerElement &element, MakerPlace from, MakerPlace step)
{
    const Json &member = json::member(element.object, "value");
    const std::optional<int> value = json::numberOrText(member);
    const auto first = element.frame.cellAt(from.row + step.row, from.column + step.column);
    const auto second = element.frame.cellAt(from.row + 2 * step.row, from.column + 2 * step.column);
    if ((!value && !json::isBlank(member)) || element.frame.cellAt(from.row, from.column) || !first
        || !second)
        return {};
    return std::vector{Constraint{nullptr, straightFrom(element.geometry, *first, *second),
                                  value ? std::vector{*value} : std::vector<int>()}};
}

} // namespace

MakerConstraints readMakerOutside(const MakerElement &element)
{
    const auto place = outerMakerPlace(element.frame, json::member(element.object, "outerCell"));
    const int size = element.frame.size;
    const auto step = [size](int at) { return at < 0 ? 1 : at >= size ? -1 : 0; };
    return place ? readFrom(element, *place, {step(place->row), step(place->column)}) : MakerConstraints();
}

MakerConstraints readMakerLittleKiller(const MakerElement &element)
{
    const auto place = outerMakerPlace(element.frame, json::member(element.object, "outerCell"));
    const int diagonal = json::number(json::member(element.object, "diagonal")).value_or(0);
    if (!place || (diagonal != 1 && diagonal != -1))
        return {};
    for (const int down : {1, -1}) // only one of them leads onto the board
        if (MakerConstraints read = readFrom(element, *place, {down, -down * diagonal}))
            return read;
    return {};
}

Json writeMakerOutside(const Geometry &geometry, const MakerFrame &frame, const Constraint &clue)
{
    const auto beyond = [&clue](auto at) { return 2 * at(clue.cells[0]) - at(clue.cells[1]); };
    const int row = beyond([&geometry](Cell cell) { return geometry.rowOf(cell); }) + frame.top + 1;
    const int column = beyond([&geometry](Cell cell) { return geometry.columnOf(cell); }) + frame.left + 1;
    Json element{{"outerCell", (frame.width + 2) * row + column}};
    if (clue.number())
        element["value"] = *clue.number();
    return element;
}

Json writeMakerLittleKiller(const Geometry &geometry, const MakerFrame &frame, const Constraint &clue)
{
    const int down = geometry.rowOf(clue.cells[1]) - geometry.rowOf(clue.cells[0]);
    const int right = geometry.columnOf(clue.cells[1]) - geometry.columnOf(clue.cells[0]);
    Json element = writeMakerOutside(geometry, frame, clue);
    element["diagonal"] = -down * right;
    return element;
}

} // namespace sudoku
