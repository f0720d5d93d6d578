#include "core/formats/fpuzzleselements.h"

#include "core/formats/constrainttext.h"
#include "core/formats/wholenumber.h"
#include "core/variants/straightline.h"

#include <nlohmann/json.hpp>

#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Read = std::optional<std::vector<Constraint>>;
using Cells = std::optional<std::vector<Cell>>;

const Json &member(const Json &object, const char *name)
{
    static const Json none;
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found == object.end() ? none : *found;
}

Cells cellsOf(const Geometry &geometry, const Json &names)
{
    std::vector<Cell> cells;
    for (const Json &name : names) {
        const auto cell = name.is_string() ? cellOf(geometry, name.get<std::string>()) : std::nullopt;
        if (!cell)
            return {};
        cells.push_back(*cell);
    }
    return names.is_array() ? Cells(std::move(cells)) : Cells();
}

std::string nameAt(int row, int column)
{
    return "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
}

Json names(const Geometry &geometry, std::span<const Cell> cells)
{
    Json array = Json::array();
    for (const Cell cell : cells)
        array.push_back(fpuzzlesCell(geometry, cell));
    return array;
}

Read one(Cells cells, std::vector<int> numbers = {})
{
    if (!cells)
        return {};
    return std::vector{Constraint{nullptr, std::move(*cells), std::move(numbers)}};
}

Json valueOf(const Constraint &constraint)
{
    return constraint.number() ? std::to_string(*constraint.number()) : std::string();
}

// {"cells": ["R1C1", …], "value": "15"}, where the value may be blank

Read readCells(const Geometry &geometry, const Json &element)
{
    const Json &value = member(element, "value");
    const std::optional<int> read = fpuzzlesNumber(value);
    if (!read && !fpuzzlesIsBlank(value))
        return {};
    return one(cellsOf(geometry, member(element, "cells")), read ? std::vector{*read} : std::vector<int>());
}

Json writeCells(const Geometry &geometry, const Constraint &constraint)
{
    return {{"cells", names(geometry, constraint.cells)}, {"value", valueOf(constraint)}};
}

Read readExtraRegion(const Geometry &geometry, const Json &element)
{
    return one(cellsOf(geometry, member(element, "cells")));
}

Json writeExtraRegion(const Geometry &geometry, const Constraint &constraint)
{
    return {{"cells", names(geometry, constraint.cells)}};
}

Read readXv(const Geometry &geometry, const Json &element)
{
    const Json &value = member(element, "value");
    if (value != "X" && value != "V")
        return {};
    return one(cellsOf(geometry, member(element, "cells")), {value == "X" ? 10 : 5});
}

Json writeXv(const Geometry &geometry, const Constraint &constraint)
{
    return {{"cells", names(geometry, constraint.cells)}, {"value", constraint.number() == 10 ? "X" : "V"}};
}

// {"lines": [["R1C1", …], …], "value": "5"}, where the value may be missing

Read readLines(const Geometry &geometry, const Json &element)
{
    const Json &value = member(element, "value");
    const std::optional<int> read = fpuzzlesNumber(value);
    const Json &lines = member(element, "lines");
    if ((!read && !fpuzzlesIsBlank(value)) || !lines.is_array())
        return {};
    std::vector<Constraint> constraints;
    for (const Json &line : lines) {
        Cells cells = cellsOf(geometry, line);
        if (!cells)
            return {};
        constraints.push_back({nullptr, std::move(*cells), read ? std::vector{*read} : std::vector<int>()});
    }
    return constraints;
}

Json writeLines(const Geometry &geometry, const Constraint &constraint)
{
    Json element{{"lines", Json::array({names(geometry, constraint.cells)})}};
    if (constraint.number())
        element["value"] = valueOf(constraint);
    return element;
}

/// {"cells": [the circle], "lines": [[the circle, …], …]}
Read readArrow(const Geometry &geometry, const Json &element)
{
    const Cells circle = cellsOf(geometry, member(element, "cells"));
    Read arrows = readLines(geometry, element);
    if (!circle || circle->size() != 1 || !arrows)
        return {};
    for (Constraint &arrow : *arrows)
        if (arrow.cells.empty() || arrow.cells.front() != circle->front())
            arrow.cells.insert(arrow.cells.begin(), circle->front());
    return arrows;
}

Json writeArrow(const Geometry &geometry, const Constraint &arrow)
{
    return {{"cells", names(geometry, std::span(arrow.cells).first(1))},
            {"lines", Json::array({names(geometry, arrow.cells)})}};
}

/// {"cells": […], "cloneCells": […]}
Read readClone(const Geometry &geometry, const Json &element)
{
    Cells cells = cellsOf(geometry, member(element, "cells"));
    const Cells twins = cellsOf(geometry, member(element, "cloneCells"));
    if (!cells || !twins || cells->size() != twins->size())
        return {};
    cells->insert(cells->end(), twins->begin(), twins->end());
    return one(std::move(cells));
}

Json writeClone(const Geometry &geometry, const Constraint &clone)
{
    const std::span cells(clone.cells);
    const std::size_t half = cells.size() / 2;
    return {{"cells", names(geometry, cells.first(half))}, {"cloneCells", names(geometry, cells.last(half))}};
}

/// {"cells": [four], "values": [1, 2]}
Read readQuadruple(const Geometry &geometry, const Json &element)
{
    std::vector<int> digits;
    for (const Json &value : member(element, "values")) {
        const std::optional<int> digit = fpuzzlesNumber(value);
        if (!digit)
            return {};
        digits.push_back(*digit);
    }
    return one(cellsOf(geometry, member(element, "cells")), std::move(digits));
}

Json writeQuadruple(const Geometry &geometry, const Constraint &quadruple)
{
    return {{"cells", names(geometry, quadruple.cells)}, {"values", quadruple.numbers}};
}

Read readCell(const Geometry &geometry, const Json &element)
{
    return one(cellsOf(geometry, Json::array({member(element, "cell")})));
}

Json writeCell(const Geometry &geometry, const Constraint &constraint)
{
    return {{"cell", names(geometry, constraint.cells)[0]}};
}

// {"cell": "R0C3", "value": "15"}: a clue beside the board, at row or column 0 or size + 1

struct Place
{
    int row;
    int column;
};

/// From -1 to size.
std::optional<Place> placeOf(const Geometry &geometry, const Json &name)
{
    const std::string text = name.is_string() ? name.get<std::string>() : std::string();
    const std::size_t c = text.find('C');
    if (!text.starts_with('R') || c == text.npos)
        return {};
    const std::optional<int> row = wholeNumber(std::string_view(text).substr(1, c - 1));
    const std::optional<int> column = wholeNumber(std::string_view(text).substr(c + 1));
    const auto isFine = [&](std::optional<int> at) { return at && *at >= 0 && *at <= geometry.size() + 1; };
    return isFine(row) && isFine(column) ? std::optional(Place{*row - 1, *column - 1}) : std::nullopt;
}

bool isInside(const Geometry &geometry, Place place)
{
    return std::min(place.row, place.column) >= 0 && std::max(place.row, place.column) < geometry.size();
}

/// All cells in a line from the clue at \a from.
Read readLineFrom(const Geometry &geometry, Place from, Place step, std::optional<int> value)
{
    const Place first{from.row + step.row, from.column + step.column};
    const Place second{first.row + step.row, first.column + step.column};
    if (!value || isInside(geometry, from) || !isInside(geometry, first) || !isInside(geometry, second))
        return {};
    return one(straightFrom(geometry, geometry.cellAt(first.row, first.column),
                            geometry.cellAt(second.row, second.column)),
               {*value});
}

Place stepOf(const Geometry &geometry, const Constraint &clue)
{
    return {geometry.rowOf(clue.cells[1]) - geometry.rowOf(clue.cells[0]),
            geometry.columnOf(clue.cells[1]) - geometry.columnOf(clue.cells[0])};
}

Read readOutside(const Geometry &geometry, const Json &element)
{
    const std::optional<Place> place = placeOf(geometry, member(element, "cell"));
    if (!place)
        return {};
    const auto step = [&](int at) { return at < 0 ? 1 : at == geometry.size() ? -1 : 0; };
    return readLineFrom(geometry, *place, {step(place->row), step(place->column)},
                        fpuzzlesNumber(member(element, "value")));
}

Json writeOutside(const Geometry &geometry, const Constraint &clue)
{
    const Place step = stepOf(geometry, clue);
    return {{"cell", nameAt(geometry.rowOf(clue.cells[0]) - step.row,
                            geometry.columnOf(clue.cells[0]) - step.column)},
            {"value", valueOf(clue)}};
}

/// With a "direction": "DR" is down and to the right.
Read readLittleKiller(const Geometry &geometry, const Json &element)
{
    const std::optional<Place> place = placeOf(geometry, member(element, "cell"));
    const Json &direction = member(element, "direction");
    const std::string way = direction.is_string() ? direction.get<std::string>() : std::string();
    if (!place || way.size() != 2)
        return {};
    return readLineFrom(geometry, *place, {way[0] == 'D' ? 1 : -1, way[1] == 'R' ? 1 : -1},
                        fpuzzlesNumber(member(element, "value")));
}

Json writeLittleKiller(const Geometry &geometry, const Constraint &clue)
{
    const Place step = stepOf(geometry, clue);
    Json element = writeOutside(geometry, clue);
    element["cells"] = names(geometry, clue.cells);
    element["direction"] = std::string(step.row > 0 ? "D" : "U") + (step.column > 0 ? "R" : "L");
    return element;
}

constexpr std::array table{
    FpuzzlesKind{"killercage", "killer", readCells, writeCells},
    FpuzzlesKind{"extraregion", "extra-region", readExtraRegion, writeExtraRegion},
    FpuzzlesKind{"difference", "white-dot", readCells, writeCells},
    FpuzzlesKind{"ratio", "black-dot", readCells, writeCells},
    FpuzzlesKind{"xv", "xv", readXv, writeXv},
    FpuzzlesKind{"thermometer", "thermometer", readLines, writeLines},
    FpuzzlesKind{"palindrome", "palindrome", readLines, writeLines},
    FpuzzlesKind{"renban", "renban", readLines, writeLines},
    FpuzzlesKind{"whispers", "whispers", readLines, writeLines},
    FpuzzlesKind{"betweenline", "between-line", readLines, writeLines},
    FpuzzlesKind{"arrow", "arrow", readArrow, writeArrow},
    FpuzzlesKind{"littlekillersum", "little-killer", readLittleKiller, writeLittleKiller},
    FpuzzlesKind{"sandwichsum", "sandwich", readOutside, writeOutside},
    FpuzzlesKind{"xsum", "x-sum", readOutside, writeOutside},
    FpuzzlesKind{"clone", "clone", readClone, writeClone},
    FpuzzlesKind{"quadruple", "quadruple", readQuadruple, writeQuadruple},
    FpuzzlesKind{"even", "even", readCell, writeCell, true},
    FpuzzlesKind{"odd", "odd", readCell, writeCell, true},
};

} // namespace

std::optional<int> fpuzzlesNumber(const Json &value)
{
    if (value.is_string())
        return wholeNumber(value.get_ref<const std::string &>());
    const bool isSmall = value.is_number_integer() && std::abs(value.get<double>()) < 1e6;
    return isSmall ? std::optional(value.get<int>()) : std::nullopt;
}

bool fpuzzlesIsBlank(const Json &value)
{
    return value.is_null() || (value.is_string() && value.get_ref<const std::string &>().empty());
}

std::string fpuzzlesCell(const Geometry &geometry, Cell cell)
{
    return nameAt(geometry.rowOf(cell), geometry.columnOf(cell));
}

std::span<const FpuzzlesKind> fpuzzlesKinds()
{
    return table;
}

} // namespace sudoku
