#include "core/formats/links/sudokumaker/sudokumakerelements.h"

#include "core/formats/links/sudokumaker/sudokumakerclues.h"
#include "core/formats/links/sudokumaker/sudokumakergroups.h"
#include "core/formats/links/sudokumaker/sudokumakerlines.h"
#include "core/formats/links/sudokumaker/sudokumakerlooks.h"
#include "core/formats/text/countednumbers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;

// The block as a whole, without members or with "cells"

MakerConstraints readFlag(const MakerElement &)
{
    return oneConstraint({});
}

Json writeFlag(const Geometry &, const MakerFrame &, const Constraint &)
{
    return Json::object();
}

MakerConstraints readCells(const MakerElement &element)
{
    auto cells = element.frame.cells(json::member(element.object, "cells"));
    return cells ? oneConstraint(std::move(*cells)) : MakerConstraints();
}

Json writeCells(const Geometry &, const MakerFrame &frame, const Constraint &constraint)
{
    return {{"cells", frame.numbers(constraint.cells)}};
}

/// Reads groups that are equal, each a clone of the first one.
MakerConstraints readClone(const MakerElement &element)
{
    std::vector<Constraint> clones;
    std::vector<Cell> first;
    for (const Json &group : json::elements(json::member(element.object, "groups"))) {
        const auto cells = element.frame.cells(group);
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
    return {{"groups", Json::array({frame.numbers(cells.first(half)), frame.numbers(cells.last(half))})}};
}

// {"cells": [1, 2], "value": 15}, where 0 or no value is any sum

MakerConstraints readCage(const MakerElement &element)
{
    const auto cells = element.frame.cells(json::member(element.object, "cells"));
    const int sum = json::numberOrText(json::member(element.object, "value")).value_or(0);
    if (!cells)
        return {};
    return oneConstraint(*cells, sum == 0 ? std::vector<int>() : std::vector{sum});
}

Json writeCage(const Geometry &, const MakerFrame &frame, const Constraint &cage)
{
    Json element{{"cells", frame.numbers(cage.cells)}};
    if (cage.number())
        element["value"] = *cage.number();
    return element;
}

// {"cells": [1, 2], "value": "1223"}

MakerConstraints readLookAndSay(const MakerElement &element)
{
    const auto cells = element.frame.cells(json::member(element.object, "cells"));
    const auto numbers = countedNumbers(json::text(json::member(element.object, "value")));
    return cells && numbers ? oneConstraint(*cells, *numbers) : MakerConstraints();
}

Json writeLookAndSay(const Geometry &, const MakerFrame &frame, const Constraint &cage)
{
    return {{"cells", frame.numbers(cage.cells)}, {"value", countedText(cage.numbers)}};
}

// {"value": 2, "edge": 37}

MakerConstraints readClue(const MakerElement &element, std::optional<int> defaultNumber)
{
    const auto cells = cellsAtEdge(element.frame, json::member(element.object, "edge"));
    const auto value = json::numberOrText(json::member(element.object, "value"));
    if (!cells || (!value && !defaultNumber))
        return {};
    const bool isPlain = defaultNumber && isDefaultNumber(element.object, value, *defaultNumber);
    return oneConstraint(*cells, isPlain ? std::vector<int>() : std::vector{*value});
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
        element[makerNumbered] = true;
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
        quadruple.numbers.push_back(number ? *number - frame.firstDigit + frame.firstValue() : -1);
    }
    return std::vector{std::move(quadruple)};
}

Json writeQuadruple(const Geometry &geometry, const MakerFrame &frame, const Constraint &quadruple)
{
    const Cell last = *std::ranges::max_element(quadruple.cells);
    Json digits = Json::array();
    for (const int number : quadruple.numbers)
        digits.push_back(number + frame.firstDigit - frame.firstValue());
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
    MakerKind{16, "global-entropy", nullptr, readMakerEntropySquares, writeFlag, "{}", true,
              shareMakerSquares},
    MakerKind{16, "global-modulo", nullptr, readMakerModuloSquares, writeFlag, "{}", true, shareMakerSquares},
    MakerKind{16, {}, nullptr, readMakerOwnSquares, writeFlag, "{}", true, shareMakerOwnGroups},
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
    MakerKind{300, "thermometer", "thermometers", readMakerThermometer, writeMakerLine, bulbLook},
    MakerKind{300, "slow-thermometer", "thermometers", readMakerSlowThermometer, writeMakerLine,
              slowBulbLook},
    MakerKind{301, "killer", "cages", readCage, writeCage, cageLook, true},
    MakerKind{302, "clone", nullptr, readClone, writeClone, cellLook},
    MakerKind{303, "quadruple", "clues", readQuadruple, writeQuadruple, quadrupleLook},
    MakerKind{304, "look-and-say", "cages", readLookAndSay, writeLookAndSay, cageLook, true},
    MakerKind{305, "extra-region", nullptr, readCells, writeCells, regionLook},
    MakerKind{400, "renban", "lines", readMakerLine, writeMakerLine, renbanLook},
    MakerKind{401, "whispers", "lines", readMakerWhispers, writeMakerLine, whisperLook, false,
              shareMakerDifference},
    MakerKind{402, "palindrome", "lines", readMakerLine, writeMakerLine, palindromeLook},
    MakerKind{403, "between-line", "lines", readMakerLine, writeMakerLine, betweenLook},
    MakerKind{404, "region-sum", "lines", readMakerRegionSum, writeMakerLine, regionSumLook, true},
    MakerKind{406, "entropic-line", "lines", readMakerEntropic, writeMakerLine, entropyLook, true,
              shareMakerGroups},
    MakerKind{406, "modular-line", "lines", readMakerModular, writeMakerLine, entropyLook, true,
              shareMakerGroups},
    MakerKind{
        406, {}, "lines", readMakerOwnTurns, writeMakerOwnTurns, entropyLook, true, shareMakerOwnGroups},
    MakerKind{407, "lockout-line", "lines", readMakerLockout, writeMakerLine, lockoutLook},
    MakerKind{408, "arrow", "bulbsWithArrows", readMakerArrow, writeMakerArrow, arrowLook, true},
    MakerKind{408, "pill-arrow", "bulbsWithArrows", readMakerPillArrow, writeMakerPillArrow, arrowLook, true},
    MakerKind{409, "double-arrow", "lines", readMakerLine, writeMakerLine, doubleArrowLook, true},
    MakerKind{500, "little-killer", "clues", readMakerLittleKiller, writeMakerLittleKiller, littleKillerLook,
              true},
    MakerKind{501, "sandwich", "clues", readMakerOutside, writeMakerOutside, outsideLook, true},
    MakerKind{502, "x-sum", "clues", readMakerOutside, writeMakerOutside, outsideLook, true},
    MakerKind{.type = 503,
              .variantId = "skyscraper-clue",
              .elements = "clues",
              .read = readMakerOutside,
              .write = writeMakerOutside,
              .members = outsideLook,
              .countsDigits = true,
              .pointsByDigits = true},
    MakerKind{504, "numbered-room", "clues", readMakerOutside, writeMakerOutside, outsideLook, true},
    MakerKind{.type = 600,
              .variantId = "row-indexer",
              .elements = nullptr,
              .read = readCells,
              .write = writeCells,
              .members = rowIndexerLook,
              .countsDigits = true,
              .pointsByDigits = true},
    MakerKind{.type = 601,
              .variantId = "column-indexer",
              .elements = nullptr,
              .read = readCells,
              .write = writeCells,
              .members = columnIndexerLook,
              .countsDigits = true,
              .pointsByDigits = true},
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
