#include "core/formats/json/fpuzzles.h"
#include "core/formats/json/fpuzzlesconstraints.h"
#include "core/formats/json/fpuzzlescosmetics.h"
#include "core/formats/json/fpuzzlesdrawing.h"
#include "core/formats/json/fpuzzleselements.h"
#include "core/formats/json/fpuzzlespictures.h"
#include "core/formats/json/fpuzzlesplaces.h"
#include "core/formats/json/jsonvalues.h"
#include "core/formats/json/workbenchmember.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/foreignregions.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/keptmembers.h"
#include "core/formats/text/leftout.h"

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// Reads an f-puzzles object step by step; the first error counts.
struct FpuzzlesReader
{
    const Json &puzzle;
    JsonValues values = {};
    Json cellMembers = Json::object(); ///< what cells hold that is unknown, by member and cell

    const Json &cellAt(int row, int column) const
    {
        return json::element(json::element(json::member(puzzle, fpuzzlesGrid), row), column);
    }

    int size();
    bool hasGrid(int size);
    ForeignRegions regions(int size);
    DigitValues digits(int size);
    void readCells(Board &board);
    void readCell(Board &board, Cell cell);
    void takeGivenMarks(const Geometry &geometry, std::vector<Constraint> &constraints);
    void readConstraints(Board &board, Json &members);
    Json kept(Json members);
};

int FpuzzlesReader::size()
{
    const Json &grid = json::member(puzzle, fpuzzlesGrid);
    const Json rows = grid.is_array() ? Json(grid.size()) : Json();
    const Json &size = json::member(puzzle, "size");
    return values.number(size.is_null() ? rows : size, "size", minBoardSize, maxBoardSize);
}

bool FpuzzlesReader::hasGrid(int size)
{
    const Json &grid = json::member(puzzle, fpuzzlesGrid);
    const auto check = [this, size](const Json &array, const std::string &path) {
        if (std::ssize(json::elements(array)) != size)
            values.refuse(array, path);
    };
    check(grid, fpuzzlesGrid);
    for (int row = 0; row < size && !values.error(); ++row)
        check(json::element(grid, row), "grid[" + std::to_string(row) + "]");
    return !values.error();
}

/// Returns the regions. Cells that say nothing of one are in their default box.
ForeignRegions FpuzzlesReader::regions(int size)
{
    const Geometry defaultGeometry = Geometry::withBoxes(defaultBoxes(size));
    std::vector<int> regionOf;
    for (Cell cell = 0; cell < size * size; ++cell) {
        const Json &object = cellAt(cell / size, cell % size);
        const std::optional<int> region = json::numberOrText(json::member(object, "region"));
        regionOf.push_back(
            region.value_or(json::has(object, "region") ? noRegion : defaultGeometry.regionOf(cell)));
    }
    return foreignRegions(size, digits(size), regionOf);
}

DigitValues FpuzzlesReader::digits(int size)
{
    return workbenchDigits(json::member(puzzle, workbenchName), size, values);
}

/// Returns the digits, or nothing if there are other values.
std::optional<DigitSet> marksOf(const Json &array, int digitCount)
{
    if (!array.is_array())
        return {};
    DigitSet marks;
    for (const Json &mark : json::elements(array)) {
        const std::optional<int> digit = json::numberOrText(mark);
        if (!digit || *digit < 1 || *digit > digitCount)
            return {};
        marks.insert(*digit);
    }
    return marks;
}

/// Returns whether the digit of a cell is a given: f-puzzles writes true, others whatever JavaScript takes
/// for true.
bool isGiven(const Json &cell)
{
    const Json &given = json::member(cell, "given");
    return !json::isEmpty(given) && given != 0;
}

void FpuzzlesReader::readCell(Board &board, Cell cell)
{
    const Geometry &geometry = board.puzzle.geometry;
    const int row = geometry.rowOf(cell);
    const int column = geometry.columnOf(cell);
    const Json &object = cellAt(row, column);
    const std::string path = "grid[" + std::to_string(row) + "][" + std::to_string(column) + "]";
    if (!object.is_object())
        return values.refuse(object, path);
    for (const auto &[name, value] : json::members(object)) {
        if (json::isEmpty(value) || name == "given" || name == "region")
            continue;
        const int digit = name == fpuzzlesValue ? json::numberOrText(value).value_or(-1) : -1;
        const bool areMarks = name == fpuzzlesCornerMarks || name == fpuzzlesCentreMarks;
        if (digit >= 0 && digit <= geometry.digitCount())
            (isGiven(object) ? board.puzzle.givens : board.entries).set(cell, digit);
        else if (name == fpuzzlesSolved && json::isTrue(value))
            board.isFromSolve[cell] = true;
        else if (const auto set = areMarks ? marksOf(value, geometry.digitCount()) : std::nullopt)
            (name == fpuzzlesCornerMarks ? board.cornerMarks : board.centreMarks)[cell] = *set;
        else
            cellMembers[name][fpuzzlesCell(geometry, cell)] = value;
    }
}

void FpuzzlesReader::readCells(Board &board)
{
    for (Cell cell = 0; cell < board.entries.cellCount() && !values.error(); ++cell)
        readCell(board, cell);
}

/// Takes the candidates that are given in cells without a digit.
void FpuzzlesReader::takeGivenMarks(const Geometry &geometry, std::vector<Constraint> &constraints)
{
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const Json &object = cellAt(geometry.rowOf(cell), geometry.columnOf(cell));
        const Json &digits = json::member(object, fpuzzlesGivenMarks);
        const bool hasDigit =
            json::numberOrText(json::member(object, fpuzzlesValue)).value_or(noDigit) != noDigit;
        if (json::isEmpty(digits) || hasDigit)
            continue;
        if (const auto constraint = givenMarksOf(geometry, cell, digits)) {
            constraints.push_back(*constraint);
            cellMembers[fpuzzlesGivenMarks].erase(fpuzzlesCell(geometry, cell));
        }
    }
    if (json::has(cellMembers, fpuzzlesGivenMarks) && cellMembers[fpuzzlesGivenMarks].empty())
        cellMembers.erase(fpuzzlesGivenMarks);
}

/// Reads the constraints that f-puzzles has members for, then those in "workbench"; "order" has the original
/// place of each.
void FpuzzlesReader::readConstraints(Board &board, Json &members)
{
    const Geometry &geometry = board.puzzle.geometry;
    const Json &own = json::member(puzzle, workbenchName);
    removeFpuzzlesCosmetics(members);
    removeFpuzzlesDrawing(members);
    std::vector<Constraint> constraints = takeFpuzzlesConstraints(geometry, members);
    takeGivenMarks(geometry, constraints);
    readWorkbenchMember(own, std::move(constraints), values, board);
    takeFpuzzlesPictures(members, cellMembers, board);
}

/// Returns the kept members: the \a members of the puzzle and those of other formats.
Json FpuzzlesReader::kept(Json members)
{
    Json kept = workbenchMembers(json::member(puzzle, workbenchName));
    if (!cellMembers.empty())
        members[fpuzzlesGrid] = std::move(cellMembers);
    Json all = json::members(json::member(kept, fpuzzlesId)); // that have no place outside
    all.update(members);
    if (!all.empty())
        kept[fpuzzlesId] = std::move(all);
    return kept;
}

} // namespace

TextResult readFpuzzles(const Json &puzzle, const ReadOptions &options, std::string_view formatId)
{
    if (!puzzle.is_object())
        return wrongValue(puzzle, {});
    FpuzzlesReader reader{puzzle};
    const int size = reader.size();
    if (!reader.hasGrid(size))
        return tl::unexpected(*reader.values.error());
    if (const auto asked = askedBoxes(options, size); !asked)
        return tl::unexpected(asked.error());
    ForeignRegions regions =
        options.boxes ? ForeignRegions{Geometry::withBoxes(*options.boxes).withDigits(reader.digits(size))}
                      : reader.regions(size);
    Board board(Puzzle(regions.geometry));
    reader.readCells(board);
    Json members = Json::object();
    for (const auto &[name, value] : json::members(puzzle))
        if (!json::isEmpty(value) && name != "size" && name != fpuzzlesGrid && name != workbenchName)
            members[name] = value;
    reader.readConstraints(board, members);
    const SymbolSet *symbols = workbenchSymbols(json::member(puzzle, workbenchName), reader.values, board);
    if (reader.values.error())
        return tl::unexpected(*reader.values.error());
    takeInfo(members, &InfoMember::fpuzzlesName, board);
    return withKept(std::move(board), regions, reader.kept(std::move(members)), symbols, formatId);
}

} // namespace sudoku
