#include "core/formats/json/fpuzzles.h"

#include "core/formats/json/fpuzzlesconstraints.h"
#include "core/formats/json/fpuzzlescosmetics.h"
#include "core/formats/json/fpuzzlesdrawing.h"
#include "core/formats/json/fpuzzleselements.h"
#include "core/formats/json/fpuzzlespictures.h"
#include "core/formats/json/jsonvalues.h"
#include "core/formats/json/workbenchmember.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/keptmembers.h"

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// Returns null for a cell in no region.
Json regionJson(const Geometry &geometry, Cell cell)
{
    const int region = geometry.regionOf(cell);
    return region == noRegion ? Json() : Json(region);
}

Json cellJson(const Board &board, Cell cell, bool hasRegion)
{
    Json object = Json::object();
    if (board.digitAt(cell) != noDigit)
        object["value"] = board.digitAt(cell);
    if (board.isGiven(cell))
        object["given"] = true;
    if (board.isFromSolve[cell])
        object[fpuzzlesSolved] = true;
    if (hasRegion)
        object["region"] = regionJson(board.puzzle.geometry, cell);
    if (!board.cornerMarks[cell].isEmpty())
        object[fpuzzlesCornerMarks] = digitsJson(board.cornerMarks[cell]);
    if (!board.centreMarks[cell].isEmpty())
        object[fpuzzlesCentreMarks] = digitsJson(board.centreMarks[cell]);
    return object;
}

/// Returns the grid of \a board; \a cellMembers are the members of cells when they were read, by member and
/// cell.
Json gridJson(const Board &board, const Json &cellMembers)
{
    const Geometry &geometry = board.puzzle.geometry;
    const bool hasRegions = geometry.boxes() != defaultBoxes(geometry.size());
    Json grid = Json::array();
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        if (geometry.columnOf(cell) == 0)
            grid.push_back(Json::array());
        grid.back().push_back(cellJson(board, cell, hasRegions));
    }
    for (const auto &[name, cells] : json::members(cellMembers))
        for (const auto &[cellName, value] : json::members(cells))
            if (const std::optional<Cell> cell = cellOf(geometry, cellName))
                grid[geometry.rowOf(*cell)][geometry.columnOf(*cell)].emplace(name, value);
    return grid;
}

/// Returns that no rule of \a board is written as one of f-puzzles, where digits are 1 to 9.
WrittenConstraints noneWritten(const Board &board)
{
    WrittenConstraints none;
    for (int i = 0; i < std::ssize(board.puzzle.constraints); ++i)
        none.unwritten.push_back(i);
    return none;
}

/// Returns the puzzle with the kept \a members of f-puzzles, and \a kept ones of other formats. If \a
/// isMarked, the member of this program has its drawings, and those for f-puzzles, which cannot say all of
/// them, are marked.
Json puzzleWith(Json members, Json kept, const Board &board, const SymbolSet &symbols, FpuzzlesSite site,
                bool isMarked)
{
    const Geometry &geometry = board.puzzle.geometry;
    Json puzzle = members.is_object() ? std::move(members) : Json::object();
    addInfo(board.info, &InfoMember::fpuzzlesName, puzzle);
    keepOtherInfo(board.info, &InfoMember::fpuzzlesName, kept);
    puzzle[fpuzzlesGrid] = gridJson(board, json::member(puzzle, fpuzzlesGrid));
    puzzle["size"] = geometry.size();
    const WrittenConstraints constraints =
        geometry.hasZero() ? noneWritten(board)
                           : addFpuzzlesConstraints(geometry, board.puzzle.constraints, puzzle);
    addFpuzzlesCosmetics(puzzle);
    addFpuzzlesPictures(board, isMarked, puzzle);
    addFpuzzlesDrawing(geometry, constraints.others(board.puzzle.constraints), puzzle);
    for (const int index : site == FpuzzlesSite::SudokuPad ? constraints.written : std::vector<int>())
        addSudokuPadDigits(geometry, {&board.puzzle.constraints[index], 1}, puzzle);
    puzzle.erase(workbenchName);
    if (Json own = workbenchMember(board, symbols, constraints, kept, {.haveDrawings = !isMarked});
        !own.empty())
        puzzle[workbenchName] = std::move(own);
    return puzzle;
}

/// Returns whether reading \a puzzle gives \a board.
bool isReadAs(const Json &puzzle, const Board &board)
{
    TextResult again = readFpuzzles(puzzle, {}, fpuzzlesId);
    if (!again)
        return false;
    again->board.isFromSolve = board.isFromSolve; // f-puzzles has no form for it
    return again->board == board && !json::has(puzzle, ownJsonMark);
}

} // namespace

/// Members that would have another meaning beside the constraints of the board than in their file are kept
/// with those of other formats.
Json fpuzzlesOf(const Board &board, const SymbolSet &symbols, FpuzzlesSite site)
{
    const Json kept = keptMembers(board);
    Json others = kept;
    others.erase(fpuzzlesId);
    for (const bool isMarked : {false, true})
        if (Json puzzle = puzzleWith(json::member(kept, fpuzzlesId), others, board, symbols, site, isMarked);
            isReadAs(puzzle, board))
            return puzzle;
    return puzzleWith(Json(), kept, board, symbols, site, true);
}

std::vector<Loss> fpuzzlesLosses(const Board &board)
{
    const Json own = json::member(fpuzzlesOf(board, symbolSets().front()), workbenchName);
    return workbenchLosses(own, board, &InfoMember::fpuzzlesName);
}

} // namespace sudoku
