#include "core/formats/json/fpuzzleselements.h"

#include "core/formats/json/fpuzzlesplaces.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/puzzletext.h"
#include "core/variants/straightline.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Read = std::optional<std::vector<Constraint>>;

Read one(std::vector<Cell> cells, std::vector<int> numbers = {})
{
    return std::vector{Constraint{nullptr, std::move(cells), std::move(numbers)}};
}

Json valueOf(const Constraint &constraint)
{
    return constraint.number() ? std::to_string(*constraint.number()) : std::string();
}

/// Returns the numbers of a constraint, one or none, or nothing if \a value is a text that is no number.
std::optional<std::vector<int>> numbersOf(const Json &value)
{
    if (const std::optional<int> number = json::numberOrText(value))
        return std::vector{*number};
    return json::isBlank(value) ? std::optional(std::vector<int>()) : std::nullopt;
}

/// Does the same for a clue, whose number may be unknown: "?".
std::optional<std::vector<int>> clueNumbersOf(const Json &value)
{
    return json::text(value) == "?" ? std::vector<int>() : numbersOf(value);
}

// {"cells": ["R1C1", …], "value": "15"}, where the value may be blank

Read readCells(const FpuzzlesElement &element)
{
    const auto numbers = numbersOf(element.value("value"));
    std::vector<Cell> cells = element.cells("cells");
    return numbers ? one(std::move(cells), *numbers) : Read();
}

Json writeCells(const Geometry &geometry, const Constraint &constraint)
{
    return {{"cells", fpuzzlesCells(geometry, constraint.cells)}, {"value", valueOf(constraint)}};
}

/// Reads a cage. 0 stands for an unknown sum too: the digits still differ.
Read readCage(const FpuzzlesElement &element)
{
    auto numbers = clueNumbersOf(element.value("value"));
    if (numbers == std::vector{0})
        numbers->clear();
    return numbers ? one(element.cells("cells"), *numbers) : Read();
}

Read readExtraRegion(const FpuzzlesElement &element)
{
    return one(element.cells("cells"));
}

Json writeExtraRegion(const Geometry &geometry, const Constraint &constraint)
{
    return {{"cells", fpuzzlesCells(geometry, constraint.cells)}};
}

Read readXv(const FpuzzlesElement &element)
{
    const std::string &value = json::text(element.value("value"));
    std::vector<Cell> cells = element.cells("cells");
    if (value != "X" && value != "V")
        return {};
    return one(std::move(cells), {value == "X" ? 10 : 5});
}

Json writeXv(const Geometry &geometry, const Constraint &constraint)
{
    return {{"cells", fpuzzlesCells(geometry, constraint.cells)},
            {"value", constraint.number() == 10 ? "X" : "V"}};
}

// {"lines": [["R1C1", …], …], "value": "5"}, where the value may be missing

Read readLines(const FpuzzlesElement &element)
{
    const auto numbers = numbersOf(element.value("value"));
    std::vector<Constraint> constraints;
    for (std::vector<Cell> &line : element.lines())
        constraints.push_back({nullptr, std::move(line), numbers.value_or(std::vector<int>())});
    return numbers ? Read(std::move(constraints)) : Read();
}

Json writeLines(const Geometry &geometry, const Constraint &constraint)
{
    Json element{{"lines", Json::array({fpuzzlesCells(geometry, constraint.cells)})}};
    if (constraint.number())
        element["value"] = valueOf(constraint);
    return element;
}

/// Reads lines of a kind that never has a value there.
Read readPlainLines(const FpuzzlesElement &element)
{
    return json::isBlank(element.value("value")) ? readLines(element) : Read();
}

/// Reads an arrow: {"cells": [the circle], "lines": [[the circle, …], …]}.
Read readArrow(const FpuzzlesElement &element)
{
    const std::vector<Cell> circle = element.cells("cells");
    Read arrows = readLines(element);
    if (circle.size() != 1 || !arrows)
        return {};
    for (Constraint &arrow : *arrows)
        if (arrow.cells.empty() || arrow.cells.front() != circle.front())
            arrow.cells.insert(arrow.cells.begin(), circle.front());
    return arrows;
}

Json writeArrow(const Geometry &geometry, const Constraint &arrow)
{
    return {{"cells", fpuzzlesCells(geometry, std::span(arrow.cells).first(1))},
            {"lines", Json::array({fpuzzlesCells(geometry, arrow.cells)})}};
}

/// Reads an arrow whose circle has two cells; the arrow begins in either.
Read readPillArrow(const FpuzzlesElement &element)
{
    const std::vector<Cell> pill = element.cells("cells");
    Read arrows = readLines(element);
    if (pill.size() != 2 || !arrows)
        return {};
    for (Constraint &arrow : *arrows) {
        const bool isFromFirst = !arrow.cells.empty() && arrow.cells.front() == pill[0];
        const bool isFromSecond = !arrow.cells.empty() && arrow.cells.front() == pill[1];
        if (!isFromFirst && !isFromSecond)
            return {};
        arrow.cells.insert(arrow.cells.begin(), isFromFirst ? pill[1] : pill[0]);
    }
    return arrows;
}

Json writePillArrow(const Geometry &geometry, const Constraint &arrow)
{
    const std::span cells(arrow.cells);
    return {{"cells", fpuzzlesCells(geometry, cells.first(2))},
            {"lines", Json::array({fpuzzlesCells(geometry, cells.subspan(1))})}};
}

/// Reads a clone: {"cells": […], "cloneCells": […]}.
Read readClone(const FpuzzlesElement &element)
{
    std::vector<Cell> cells = element.cells("cells");
    const std::vector<Cell> clone = element.cells("cloneCells");
    if (cells.size() != clone.size())
        return {};
    cells.insert(cells.end(), clone.begin(), clone.end());
    return one(std::move(cells));
}

Json writeClone(const Geometry &geometry, const Constraint &clone)
{
    const std::span cells(clone.cells);
    const std::size_t half = cells.size() / 2;
    return {{"cells", fpuzzlesCells(geometry, cells.first(half))},
            {"cloneCells", fpuzzlesCells(geometry, cells.last(half))}};
}

/// Reads a quadruple: {"cells": [four], "values": [1, 2]}.
Read readQuadruple(const FpuzzlesElement &element)
{
    std::vector<int> digits;
    const Json &values = json::member(element.object, "values");
    for (const Json &value : json::elements(values)) {
        const std::optional<int> digit = json::numberOrText(value);
        element.isValid = element.isValid && digit;
        digits.push_back(digit.value_or(noDigit));
    }
    element.isValid = element.isValid && (values.is_array() || values.is_null());
    return one(element.cells("cells"), std::move(digits));
}

Json writeQuadruple(const Geometry &geometry, const Constraint &quadruple)
{
    return {{"cells", fpuzzlesCells(geometry, quadruple.cells)}, {"values", quadruple.numbers}};
}

Read readCell(const FpuzzlesElement &element)
{
    const std::string &name = json::text(json::member(element.object, "cell"));
    const std::optional<Cell> cell = cellOf(element.geometry, name);
    return cell ? one({*cell}) : Read();
}

Json writeCell(const Geometry &geometry, const Constraint &constraint)
{
    return {{"cell", fpuzzlesCell(geometry, constraint.cells.front())}};
}

// {"cell": "R0C3", "value": "15"}: a clue beside the board, at row or column 0 or size + 1; the value may be
// blank

using Place = FpuzzlesPlace;

std::optional<Place> placeOf(const FpuzzlesElement &element)
{
    return fpuzzlesPlace(element.geometry, json::text(json::member(element.object, "cell")));
}

bool isInside(const Geometry &geometry, Place place)
{
    return std::min(place.row, place.column) >= 0 && std::max(place.row, place.column) < geometry.size();
}

/// Returns all cells in a line from the clue at \a from.
Read readLineFrom(const FpuzzlesElement &element, Place from, Place step)
{
    const Geometry &geometry = element.geometry;
    const auto numbers = clueNumbersOf(element.value("value"));
    const Place first{from.row + step.row, from.column + step.column};
    const Place second{first.row + step.row, first.column + step.column};
    if (!numbers || isInside(geometry, from) || !isInside(geometry, first) || !isInside(geometry, second))
        return {};
    return one(straightFrom(geometry, geometry.cellAt(first.row, first.column),
                            geometry.cellAt(second.row, second.column)),
               *numbers);
}

Place stepOf(const Geometry &geometry, const Constraint &clue)
{
    return {geometry.rowOf(clue.cells[1]) - geometry.rowOf(clue.cells[0]),
            geometry.columnOf(clue.cells[1]) - geometry.columnOf(clue.cells[0])};
}

Read readOutside(const FpuzzlesElement &element)
{
    const std::optional<Place> place = placeOf(element);
    if (!place)
        return {};
    const int size = element.geometry.size();
    const auto step = [size](int at) { return at < 0 ? 1 : at == size ? -1 : 0; };
    return readLineFrom(element, *place, {step(place->row), step(place->column)});
}

Json writeOutside(const Geometry &geometry, const Constraint &clue)
{
    const Place step = stepOf(geometry, clue);
    return {{"cell", fpuzzlesPlaceName({geometry.rowOf(clue.cells[0]) - step.row,
                                        geometry.columnOf(clue.cells[0]) - step.column})},
            {"value", valueOf(clue)}};
}

/// Reads an element with a "direction": "DR" is down and to the right.
Read readLittleKiller(const FpuzzlesElement &element)
{
    const std::optional<Place> place = placeOf(element);
    const std::string &way = json::text(element.value("direction"));
    if (!place || way.size() != 2)
        return {};
    return readLineFrom(element, *place, {way[0] == 'D' ? 1 : -1, way[1] == 'R' ? 1 : -1});
}

Json writeLittleKiller(const Geometry &geometry, const Constraint &clue)
{
    const Place step = stepOf(geometry, clue);
    Json element = writeOutside(geometry, clue);
    element["cells"] = fpuzzlesCells(geometry, clue.cells);
    element["direction"] = std::string(step.row > 0 ? "D" : "U") + (step.column > 0 ? "R" : "L");
    return element;
}

constexpr std::array table{
    FpuzzlesKind{"killercage", "killer", readCage, writeCells},
    FpuzzlesKind{"extraregion", "extra-region", readExtraRegion, writeExtraRegion},
    FpuzzlesKind{"difference", "white-dot", readCells, writeCells},
    FpuzzlesKind{"ratio", "black-dot", readCells, writeCells},
    FpuzzlesKind{"xv", "xv", readXv, writeXv},
    FpuzzlesKind{"thermometer", "thermometer", readLines, writeLines},
    FpuzzlesKind{"slowthermometer", "slow-thermometer", readPlainLines, writeLines},
    FpuzzlesKind{"palindrome", "palindrome", readLines, writeLines},
    FpuzzlesKind{"renban", "renban", readLines, writeLines},
    FpuzzlesKind{"nabner", "nabner", readPlainLines, writeLines},
    FpuzzlesKind{"whispers", "whispers", readLines, writeLines},
    FpuzzlesKind{"betweenline", "between-line", readLines, writeLines},
    FpuzzlesKind{"regionsumline", "region-sum", readLines, writeLines},
    FpuzzlesKind{"zipperline", "zipper-line", readPlainLines, writeLines},
    FpuzzlesKind{"doublearrow", "double-arrow", readPlainLines, writeLines},
    FpuzzlesKind{"entropicline", "entropic-line", readPlainLines, writeLines},
    FpuzzlesKind{"modularline", "modular-line", readPlainLines, writeLines},
    FpuzzlesKind{"arrow", "arrow", readArrow, writeArrow},
    FpuzzlesKind{"arrow", "pill-arrow", readPillArrow, writePillArrow},
    FpuzzlesKind{"littlekillersum", "little-killer", readLittleKiller, writeLittleKiller},
    FpuzzlesKind{"sandwichsum", "sandwich", readOutside, writeOutside},
    FpuzzlesKind{"xsum", "x-sum", readOutside, writeOutside},
    FpuzzlesKind{"skyscraper", "skyscraper-clue", readOutside, writeOutside},
    FpuzzlesKind{"clone", "clone", readClone, writeClone},
    FpuzzlesKind{"quadruple", "quadruple", readQuadruple, writeQuadruple},
    FpuzzlesKind{"even", "even", readCell, writeCell, true},
    FpuzzlesKind{"odd", "odd", readCell, writeCell, true},
    FpuzzlesKind{"maximum", "maximum", readCell, writeCell, true},
    FpuzzlesKind{"minimum", "minimum", readCell, writeCell, true},
    FpuzzlesKind{"rowindexer", "row-indexer", readCells, writeCells},
    FpuzzlesKind{"columnindexer", "column-indexer", readCells, writeCells},
    FpuzzlesKind{"boxindexer", "box-indexer", readCells, writeCells},
};

} // namespace

const Json &FpuzzlesElement::value(const std::string &name) const
{
    const Json &value = json::member(object, name);
    isValid = isValid && (value.is_null() || value.is_string() || value.is_number());
    return value;
}

std::vector<Cell> FpuzzlesElement::cells(const std::string &name) const
{
    return cellsOf(json::member(object, name));
}

std::vector<std::vector<Cell>> FpuzzlesElement::lines() const
{
    const Json &all = json::member(object, "lines");
    isValid = isValid && all.is_array();
    std::vector<std::vector<Cell>> lines;
    for (const Json &line : json::elements(all))
        lines.push_back(cellsOf(line));
    return lines;
}

std::vector<Cell> FpuzzlesElement::cellsOf(const Json &names) const
{
    isValid = isValid && names.is_array();
    std::vector<Cell> cells;
    for (const Json &name : json::elements(names)) {
        const std::optional<Cell> cell = cellOf(geometry, json::text(name));
        isValid = isValid && cell;
        cells.push_back(cell.value_or(0));
    }
    return cells;
}

std::span<const FpuzzlesKind> fpuzzlesKinds()
{
    return table;
}

LeftOutElement leftOutElement(const FpuzzlesKind &kind, const Json &element)
{
    const Json &value = json::member(element, "value");
    LeftOutElement named{findVariant(kind.variantId), value.is_number() ? value.dump() : json::text(value)};
    for (const Json *place :
         {&json::member(element, "cell"), &json::element(json::member(element, "cells"), 0),
          &json::element(json::element(json::member(element, "lines"), 0), 0)})
        if (named.place.empty())
            named.place = placeName(json::text(*place));
    return named;
}

} // namespace sudoku
