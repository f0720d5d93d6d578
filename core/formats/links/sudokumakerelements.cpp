#include "core/formats/links/sudokumakerelements.h"

#include "core/formats/links/sudokumakerclues.h"
#include "core/formats/links/sudokumakergroups.h"
#include "core/formats/links/sudokumakerlooks.h"
#include "core/formats/text/jsonaccess.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// A member that SudokuMaker ignores: the constraint has the default number, but says so.
constexpr const char *numberedName = "numbered";

MakerConstraints one(std::vector<Cell> cells, std::vector<int> numbers = {})
{
    return std::vector{Constraint{nullptr, std::move(cells), std::move(numbers)}};
}

/// Returns the cells, or nothing if one is no cell of the board.
std::optional<std::vector<Cell>> cellsOf(const MakerFrame &frame, const Json &numbers)
{
    std::vector<Cell> cells;
    for (const Json &number : json::elements(numbers)) {
        const std::optional<Cell> cell = frame.cell(number);
        if (!cell)
            return {};
        cells.push_back(*cell);
    }
    return numbers.is_array() ? std::optional(std::move(cells)) : std::nullopt;
}

Json numbersOf(const MakerFrame &frame, std::span<const Cell> cells)
{
    Json numbers = Json::array();
    for (const Cell cell : cells)
        numbers.push_back(frame.number(cell));
    return numbers;
}

/// Returns whether \a number is missing or the default one without a mark that it is shown.
bool isDefault(const Json &object, std::optional<int> number, int defaultNumber)
{
    return !number || (number == defaultNumber && !json::isTrue(json::member(object, numberedName)));
}

// The block as a whole, without members or with "cells"

MakerConstraints readFlag(const MakerElement &)
{
    return one({});
}

Json writeFlag(const Geometry &, const MakerFrame &, const Constraint &)
{
    return Json::object();
}

MakerConstraints readCells(const MakerElement &element)
{
    auto cells = cellsOf(element.frame, json::member(element.object, "cells"));
    return cells ? one(std::move(*cells)) : MakerConstraints();
}

Json writeCells(const Geometry &, const MakerFrame &frame, const Constraint &constraint)
{
    return {{"cells", numbersOf(frame, constraint.cells)}};
}

/// Reads groups that are equal, each a clone of the first one.
MakerConstraints readClone(const MakerElement &element)
{
    std::vector<Constraint> clones;
    std::vector<Cell> first;
    for (const Json &group : json::elements(json::member(element.object, "groups"))) {
        const auto cells = cellsOf(element.frame, group);
        if (!cells || cells->empty() || (!first.empty() && cells->size() != first.size()))
            return {};
        if (first.empty()) {
            first = *cells;
            continue;
        }
        clones.push_back({nullptr, first});
        clones.back().cells.insert(clones.back().cells.end(), cells->begin(), cells->end());
    }
    return clones.empty() ? MakerConstraints() : clones;
}

Json writeClone(const Geometry &, const MakerFrame &frame, const Constraint &clone)
{
    const std::span cells(clone.cells);
    const std::size_t half = cells.size() / 2;
    return {
        {"groups", Json::array({numbersOf(frame, cells.first(half)), numbersOf(frame, cells.last(half))})}};
}

// Lines: [1, 2, 3]

MakerConstraints readLine(const MakerElement &element)
{
    auto cells = cellsOf(element.frame, element.object);
    return cells ? one(std::move(*cells)) : MakerConstraints();
}

/// Reads a thermometer; digits on a slow one may stay the same.
MakerConstraints readThermometer(const MakerElement &element)
{
    return json::isTrue(json::member(element.block, "slow")) ? MakerConstraints() : readLine(element);
}

MakerConstraints readRegionSum(const MakerElement &element)
{
    const bool hasTotals = json::isTrue(json::member(element.block, "singleRegionTotals"));
    return hasTotals ? MakerConstraints() : readLine(element);
}

MakerConstraints readWhispers(const MakerElement &element)
{
    const int half = (element.geometry.digitCount() + 1) / 2;
    const auto number = json::numberOrText(json::member(element.block, "minDifference"));
    MakerConstraints lines = readLine(element);
    if (lines && !isDefault(element.block, number, half))
        lines->front().numbers = {*number};
    return lines;
}

Json shareDifference(const Geometry &geometry, const Constraint &line)
{
    const int half = (geometry.digitCount() + 1) / 2;
    Json members{{"minDifference", line.number().value_or(half)}};
    if (line.number() == half)
        members[numberedName] = true;
    return members;
}

// Entropy lines: the block has "groups" of digits

constexpr int defaultModulus = 3;

MakerConstraints readEntropic(const MakerElement &element)
{
    const int digitCount = element.geometry.digitCount();
    return hasGroups(element.block, groupsBySize(digitCount), digitCount) ? readLine(element)
                                                                          : MakerConstraints();
}

MakerConstraints readModular(const MakerElement &element)
{
    const int digitCount = element.geometry.digitCount();
    const int modulus = static_cast<int>(json::elements(json::member(element.block, "groups")).size());
    if (modulus < 2 || modulus > digitCount
        || !hasGroups(element.block, groupsByRemainder(digitCount, modulus), digitCount))
        return {};
    MakerConstraints lines = readLine(element);
    const bool isPlain =
        modulus == defaultModulus && !json::isTrue(json::member(element.block, numberedName));
    if (lines && !isPlain)
        lines->front().numbers = {modulus};
    return lines;
}

Json shareThirds(const Geometry &geometry, const Constraint &)
{
    return {{"groups", groupsBySize(geometry.digitCount())}};
}

Json shareRemainders(const Geometry &geometry, const Constraint &line)
{
    const int modulus = line.number().value_or(defaultModulus);
    Json members{{"groups", groupsByRemainder(geometry.digitCount(), modulus)}};
    if (line.number() == defaultModulus)
        members[numberedName] = true;
    return members;
}

Json writeLine(const Geometry &, const MakerFrame &frame, const Constraint &line)
{
    return numbersOf(frame, line.cells);
}

// {"bulbCells": [1], "arrows": [[1, 2, 3], …]}

/// Reads the arrows of a bulb of \a size cells; each begins in one of them.
MakerConstraints readArrows(const MakerElement &element, std::size_t size)
{
    const auto bulb = cellsOf(element.frame, json::member(element.object, "bulbCells"));
    if (!bulb || bulb->size() != size)
        return {};
    std::vector<Constraint> arrows;
    for (const Json &arrow : json::elements(json::member(element.object, "arrows"))) {
        const auto cells = cellsOf(element.frame, arrow);
        if (!cells || cells->empty() || std::ranges::find(*bulb, cells->front()) == bulb->end())
            return {};
        Constraint read{nullptr, *bulb};
        std::erase(read.cells, cells->front());
        read.cells.insert(read.cells.end(), cells->begin(), cells->end());
        arrows.push_back(std::move(read));
    }
    return arrows.empty() ? MakerConstraints() : arrows;
}

MakerConstraints readArrow(const MakerElement &element)
{
    return readArrows(element, 1);
}

MakerConstraints readPillArrow(const MakerElement &element)
{
    return readArrows(element, 2);
}

Json writeArrow(const Geometry &, const MakerFrame &frame, const Constraint &arrow)
{
    return {{"bulbCells", numbersOf(frame, std::span(arrow.cells).first(1))},
            {"arrows", Json::array({numbersOf(frame, arrow.cells)})}};
}

Json writePillArrow(const Geometry &, const MakerFrame &frame, const Constraint &arrow)
{
    std::vector<Cell> pill(arrow.cells.begin(), arrow.cells.begin() + 2);
    std::ranges::sort(pill);
    return {{"bulbCells", numbersOf(frame, pill)},
            {"arrows", Json::array({numbersOf(frame, std::span(arrow.cells).subspan(1))})}};
}

// {"cells": [1, 2], "value": 15}, where 0 or no value is any sum

MakerConstraints readCage(const MakerElement &element)
{
    const auto cells = cellsOf(element.frame, json::member(element.object, "cells"));
    const int sum = json::numberOrText(json::member(element.object, "value")).value_or(0);
    if (!cells)
        return {};
    return one(*cells, sum == 0 ? std::vector<int>() : std::vector{sum});
}

Json writeCage(const Geometry &, const MakerFrame &frame, const Constraint &cage)
{
    Json element{{"cells", numbersOf(frame, cage.cells)}};
    if (cage.number())
        element["value"] = *cage.number();
    return element;
}

// {"value": 2, "edge": 37}

MakerConstraints readClue(const MakerElement &element, std::optional<int> defaultNumber)
{
    const auto cells = cellsAtEdge(element.frame, json::member(element.object, "edge"));
    const auto value = json::numberOrText(json::member(element.object, "value"));
    if (!cells || (!value && !defaultNumber))
        return {};
    const bool isPlain = defaultNumber && isDefault(element.object, value, *defaultNumber);
    return one(*cells, isPlain ? std::vector<int>() : std::vector{*value});
}

constexpr int defaultDifference = 1;
constexpr int defaultRatio = 2;
constexpr std::array negativeDifferences{defaultDifference};
constexpr std::array negativeRatios{defaultRatio};
constexpr std::array negativeSums{5, 10};

MakerConstraints readDifference(const MakerElement &element)
{
    return readClue(element, defaultDifference);
}

MakerConstraints readRatio(const MakerElement &element)
{
    return readClue(element, defaultRatio);
}

MakerConstraints readSum(const MakerElement &element)
{
    return readClue(element, {});
}

template <int defaultNumber>
Json writeClue(const Geometry &geometry, const MakerFrame &frame, const Constraint &clue)
{
    const auto [first, second] = std::minmax(clue.cells[0], clue.cells[1]);
    const int row = frame.top + geometry.rowOf(first);
    const int column = frame.left + geometry.columnOf(first);
    const bool isHorizontal = geometry.rowOf(first) == geometry.rowOf(second);
    Json element{{"value", clue.number().value_or(defaultNumber)},
                 {"edge", 2 * frame.width * row + (isHorizontal ? column + 1 : frame.width + column)}};
    if (clue.number() == defaultNumber)
        element[numberedName] = true;
    return element;
}

// {"corner": 11, "digits": [1, 2]}: a row has one corner more than cells.

MakerConstraints readQuadruple(const MakerElement &element)
{
    const MakerFrame &frame = element.frame;
    const std::optional<int> corner = json::numberOrText(json::member(element.object, "corner"));
    if (!corner || *corner < 0)
        return {};
    const int row = *corner / (frame.width + 1) - frame.top;
    const int column = *corner % (frame.width + 1) - frame.left;
    Constraint quadruple{nullptr, {}};
    for (const MakerPlace place :
         {MakerPlace{row - 1, column - 1}, {row - 1, column}, {row, column - 1}, {row, column}})
        if (const auto cell = frame.cellAt(place.row, place.column))
            quadruple.cells.push_back(*cell);
    for (const Json &digit : json::elements(json::member(element.object, "digits"))) {
        const std::optional<int> number = json::numberOrText(digit);
        quadruple.numbers.push_back(number ? *number - frame.firstDigit + 1 : noDigit);
    }
    return std::vector{std::move(quadruple)};
}

Json writeQuadruple(const Geometry &geometry, const MakerFrame &frame, const Constraint &quadruple)
{
    const Cell last = *std::ranges::max_element(quadruple.cells);
    Json digits = Json::array();
    for (const int number : quadruple.numbers)
        digits.push_back(number + frame.firstDigit - 1);
    return {{"corner",
             (frame.width + 1) * (frame.top + geometry.rowOf(last)) + frame.left + geometry.columnOf(last)},
            {"digits", digits}};
}

constexpr std::array table{
    MakerKind{10, "diagonal", nullptr, readFlag, writeFlag, diagonalLook},
    MakerKind{11, "anti-diagonal", nullptr, readFlag, writeFlag, diagonalLook},
    MakerKind{12, "anti-king", nullptr, readFlag, writeFlag},
    MakerKind{13, "anti-knight", nullptr, readFlag, writeFlag},
    MakerKind{14, "disjoint-groups", nullptr, readFlag, writeFlag},
    MakerKind{15, "non-consecutive", nullptr, readFlag, writeFlag},
    MakerKind{100, "even", nullptr, readCells, writeCells, parityLook, true},
    MakerKind{101, "odd", nullptr, readCells, writeCells, parityLook, true},
    MakerKind{102, "maximum", nullptr, readCells, writeCells, cellLook},
    MakerKind{103, "minimum", nullptr, readCells, writeCells, cellLook},
    MakerKind{.type = 200,
              .variantId = "white-dot",
              .elements = "clues",
              .read = readDifference,
              .write = writeClue<defaultDifference>,
              .members = whiteLook,
              .negativeId = "all-white-dots",
              .negativeNumbers = negativeDifferences},
    MakerKind{.type = 201,
              .variantId = "black-dot",
              .elements = "clues",
              .read = readRatio,
              .write = writeClue<defaultRatio>,
              .members = blackLook,
              .countsDigits = true,
              .negativeId = "all-black-dots",
              .negativeNumbers = negativeRatios},
    MakerKind{.type = 202,
              .variantId = "xv",
              .elements = "clues",
              .read = readSum,
              .write = writeClue<noDigit>,
              .members = xvLook,
              .countsDigits = true,
              .negativeId = "all-xv",
              .negativeNumbers = negativeSums},
    MakerKind{300, "thermometer", "thermometers", readThermometer, writeLine, bulbLook},
    MakerKind{301, "killer", "cages", readCage, writeCage, cageLook, true},
    MakerKind{302, "clone", nullptr, readClone, writeClone, cellLook},
    MakerKind{303, "quadruple", "clues", readQuadruple, writeQuadruple, quadrupleLook},
    MakerKind{305, "extra-region", nullptr, readCells, writeCells, regionLook},
    MakerKind{400, "renban", "lines", readLine, writeLine, renbanLook},
    MakerKind{401, "whispers", "lines", readWhispers, writeLine, whisperLook, false, shareDifference},
    MakerKind{402, "palindrome", "lines", readLine, writeLine, palindromeLook},
    MakerKind{403, "between-line", "lines", readLine, writeLine, betweenLook},
    MakerKind{404, "region-sum", "lines", readRegionSum, writeLine, regionSumLook, true},
    MakerKind{406, "entropic-line", "lines", readEntropic, writeLine, entropyLook, true, shareThirds},
    MakerKind{406, "modular-line", "lines", readModular, writeLine, entropyLook, true, shareRemainders},
    MakerKind{408, "arrow", "bulbsWithArrows", readArrow, writeArrow, arrowLook, true},
    MakerKind{408, "pill-arrow", "bulbsWithArrows", readPillArrow, writePillArrow, arrowLook, true},
    MakerKind{500, "little-killer", "clues", readMakerLittleKiller, writeMakerLittleKiller, littleKillerLook,
              true},
    MakerKind{501, "sandwich", "clues", readMakerOutside, writeMakerOutside, outsideLook, true},
    MakerKind{502, "x-sum", "clues", readMakerOutside, writeMakerOutside, outsideLook, true},
    MakerKind{504, "numbered-room", "clues", readMakerOutside, writeMakerOutside, outsideLook, true},
    MakerKind{600, "row-indexer", nullptr, readCells, writeCells, rowIndexerLook, true},
    MakerKind{601, "column-indexer", nullptr, readCells, writeCells, columnIndexerLook, true},
};

} // namespace

std::span<const MakerKind> makerKinds()
{
    return table;
}

std::span<const MakerKind> makerKinds(int type)
{
    return {std::ranges::lower_bound(table, type, {}, &MakerKind::type),
            std::ranges::upper_bound(table, type, {}, &MakerKind::type)};
}

} // namespace sudoku
