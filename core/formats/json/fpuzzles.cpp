#include "core/formats/json/fpuzzles.h"

#include "core/formats/json/fpuzzlesconstraints.h"
#include "core/formats/json/fpuzzlescosmetics.h"
#include "core/formats/json/fpuzzleselements.h"
#include "core/formats/json/jsonvalues.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/keptmembers.h"

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::json;

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
        object["region"] = board.puzzle.geometry.regionOf(cell);
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

/// Returns the parts of \a board that f-puzzles cannot express, as in the program's own JSON; \a kept are
/// members of other formats.
Json ownMembers(const Board &board, const SymbolSet &symbols, const WrittenConstraints &constraints,
                const Json &kept)
{
    const Geometry &geometry = board.puzzle.geometry;
    Json own = Json::object();
    std::vector<int> order = constraints.written;
    order.insert(order.end(), constraints.unwritten.begin(), constraints.unwritten.end());
    if (!std::ranges::is_sorted(order))
        own["order"] = order;
    std::vector<Constraint> others;
    for (const int index : constraints.unwritten)
        others.push_back(board.puzzle.constraints[index]);
    if (!others.empty())
        own["constraints"] = constraintsJson(geometry, others);
    if (!board.switchedOff.empty())
        own["switchedOff"] = constraintsJson(geometry, board.switchedOff);
    if (Json crossedOut = crossedOutJson(geometry, board.crossedOut); !crossedOut.empty())
        own["crossedOut"] = std::move(crossedOut);
    if (geometry.digitCount() > geometry.size())
        own["digits"] = geometry.digitCount();
    if (Json colours = marksJson(geometry, board.colours); !colours.empty())
        own["colours"] = std::move(colours);
    if (!symbols.isNumeric())
        own["symbols"] = symbols.id;
    if (!kept.empty())
        own["members"] = kept;
    return own;
}

/// Returns the texts about a puzzle for which f-puzzles has no place.
PuzzleInfo infoBeyondFpuzzles(PuzzleInfo info)
{
    for (const InfoMember &member : infoMembers)
        if (member.fpuzzlesName)
            (info.*member.text).clear();
    return info;
}

/// Adds what is said about the puzzle: to the places that f-puzzles has, and the rest to the \a kept members.
void addInfoOf(const Board &board, Json &kept, Json &puzzle)
{
    addInfo(board.info, &InfoMember::fpuzzlesName, puzzle);
    addInfo(infoBeyondFpuzzles(board.info), &InfoMember::name, kept);
}

/// Returns the puzzle with the kept \a members of f-puzzles, and \a kept ones of other formats.
Json puzzleWith(Json members, Json kept, const Board &board, const SymbolSet &symbols)
{
    const Geometry &geometry = board.puzzle.geometry;
    Json puzzle = members.is_object() ? std::move(members) : Json::object();
    addInfoOf(board, kept, puzzle);
    puzzle[fpuzzlesGrid] = gridJson(board, json::member(puzzle, fpuzzlesGrid));
    puzzle["size"] = geometry.size();
    const WrittenConstraints constraints = addFpuzzlesConstraints(geometry, board.puzzle.constraints, puzzle);
    addFpuzzlesCosmetics(puzzle);
    puzzle.erase(fpuzzlesOwn);
    if (Json own = ownMembers(board, symbols, constraints, kept); !own.empty())
        puzzle[fpuzzlesOwn] = std::move(own);
    return puzzle;
}

} // namespace

/// Members that would have another meaning beside the constraints of the board than in their file are kept
/// with those of other formats.
Json fpuzzlesOf(const Board &board, const SymbolSet &symbols)
{
    const Json kept = keptMembers(board);
    Json others = kept;
    others.erase(fpuzzlesId);
    Json puzzle = puzzleWith(json::member(kept, fpuzzlesId), others, board, symbols);
    TextResult again = readFpuzzles(puzzle, {}, fpuzzlesId);
    if (again)
        again->board.isFromSolve = board.isFromSolve; // f-puzzles has no form for it
    const bool isSame = again && again->board == board && !json::has(puzzle, ownJsonMark);
    return isSame ? puzzle : puzzleWith(Json(), kept, board, symbols);
}

std::vector<Loss> fpuzzlesLosses(const Board &board)
{
    const Json own = json::member(fpuzzlesOf(board, symbolSets().front()), fpuzzlesOwn);
    std::vector<Loss> losses;
    JsonValues values;
    if (const Json &others = json::member(own, "constraints"); others.is_array())
        losses = lossesOf(values.constraints(others, "constraints", board.puzzle.geometry));
    if (!board.switchedOff.empty())
        losses.push_back({Loss::What::SwitchedOff, nullptr, static_cast<int>(board.switchedOff.size())});
    if (json::has(own, "digits"))
        losses.push_back({Loss::What::Digits});
    const std::vector<Loss> texts = infoLosses(infoBeyondFpuzzles(board.info));
    losses.insert(losses.end(), texts.begin(), texts.end());
    if (json::member(own, "members").size() > texts.size())
        losses.push_back({Loss::What::Members});
    if (json::has(own, "colours"))
        losses.push_back({Loss::What::Colours});
    if (json::has(own, "crossedOut"))
        losses.push_back({Loss::What::CrossedOut});
    return losses;
}

} // namespace sudoku
