#include "core/transform/reshapedboard.h"

#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// The cell of another shape at the place of each cell, or noCell.
using PlaceMap = std::vector<Cell>;

PlaceMap placeMap(const Geometry &from, const Geometry &to)
{
    PlaceMap map;
    for (Cell cell = 0; cell < from.cellCount(); ++cell)
        map.push_back(to.findCell(from.rowOf(cell), from.columnOf(cell)).value_or(noCell));
    return map;
}

/// Takes what each cell has to its new number.
template <typename Values>
void move(Values &values, const PlaceMap &map, Values empty)
{
    for (Cell cell = 0; cell < std::ssize(map); ++cell)
        if (map[cell] != noCell)
            empty[map[cell]] = values[cell];
    values = std::move(empty);
}

Grid moved(const Grid &grid, const PlaceMap &map, const Geometry &to)
{
    Grid result(to.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (map[cell] != noCell && grid[cell] <= to.digitCount())
            result.set(map[cell], grid[cell]);
    return result;
}

std::optional<Constraint> onMap(Constraint constraint, const PlaceMap &map, const Geometry &to)
{
    for (Cell &cell : constraint.cells) {
        cell = map[cell];
        if (cell == noCell)
            return {};
    }
    return findProblem(to, constraint) ? std::nullopt : std::optional(std::move(constraint));
}

std::vector<Constraint> thoseOnMap(const std::vector<Constraint> &constraints, const PlaceMap &map,
                                   const Geometry &to)
{
    std::vector<Constraint> kept;
    for (const Constraint &constraint : constraints)
        if (std::optional<Constraint> moved = onMap(constraint, map, to))
            kept.push_back(std::move(*moved));
    return kept;
}

std::vector<Cell> thoseOnMap(const std::vector<Cell> &cells, const PlaceMap &map)
{
    std::vector<Cell> kept;
    for (const Cell cell : cells)
        if (map[cell] != noCell)
            kept.push_back(map[cell]);
    return kept;
}

void moveInfo(PuzzleInfo &info, const PlaceMap &map, const Geometry &to)
{
    if (info.solution.cellCount() > 0)
        info.solution = moved(info.solution, map, to);
    std::vector<Drawing> drawings;
    for (Drawing &drawing : info.drawings) {
        std::vector<Cell> cells = thoseOnMap(drawing.cells, map);
        if (cells.empty() && !drawing.cells.empty())
            continue; // all of it was where holes are now
        drawing.cells = std::move(cells);
        drawings.push_back(std::move(drawing));
    }
    info.drawings = std::move(drawings);
    if (info.fog)
        info.fog->lights = thoseOnMap(info.fog->lights, map);
}

/// Moves what the player has drawn and crossed out, and the marks that may come back.
void moveTraces(Board &board, const PlaceMap &map, const Geometry &to)
{
    std::erase_if(board.removedMarks, [&](const RemovedMark &mark) {
        return map[mark.cause] == noCell || map[mark.cell] == noCell || mark.digit > to.digitCount();
    });
    for (RemovedMark &mark : board.removedMarks) {
        mark.cause = map[mark.cause];
        mark.cell = map[mark.cell];
    }
    board.drawn = board.drawn
                      .onThose([&](const Candidate &candidate) {
                          return map[candidate.cell] != noCell && candidate.digit <= to.digitCount();
                      })
                      .movedBy([&](const Candidate &candidate) {
                          return Candidate{map[candidate.cell], candidate.digit};
                      });
    std::erase_if(board.crossedOut, [&](CrossedOut &crossed) {
        const auto constraint = onMap(crossed.constraint, map, to);
        if (constraint)
            crossed.constraint = *constraint;
        return !constraint || (!crossed.digits.empty() && crossed.digits.back() > to.digitCount());
    });
}

/// Removes digits that \a to has not.
void dropDigits(Board &board, const Geometry &to)
{
    for (Cell cell = 0; cell < to.cellCount(); ++cell) {
        board.cornerMarks[cell] &= DigitSet::all(to.digitCount());
        board.centreMarks[cell] &= DigitSet::all(to.digitCount());
        board.isFromSolve[cell] = board.isFromSolve[cell] && board.entries.isFilled(cell);
    }
}

} // namespace

std::optional<Constraint> onShape(const Constraint &constraint, const Geometry &from, const Geometry &to)
{
    return onMap(constraint, placeMap(from, to), to);
}

Board reshapedBoard(const Board &board, const Geometry &shape)
{
    const PlaceMap map = placeMap(board.puzzle.geometry, shape);
    const int cellCount = shape.cellCount();
    Puzzle puzzle(shape);
    puzzle.givens = moved(board.puzzle.givens, map, shape);
    puzzle.constraints = thoseOnMap(board.puzzle.constraints, map, shape);
    Board result = board;
    result.puzzle = std::move(puzzle);
    result.entries = moved(board.entries, map, shape);
    result.switchedOff = thoseOnMap(board.switchedOff, map, shape);
    move(result.isFromSolve, map, std::vector<bool>(cellCount));
    for (std::vector<DigitSet> *marks : {&result.cornerMarks, &result.centreMarks, &result.colours})
        move(*marks, map, std::vector<DigitSet>(cellCount));
    dropDigits(result, shape);
    result.regionLinks.clear(); // they followed from another puzzle
    moveTraces(result, map, shape);
    moveInfo(result.info, map, shape);
    return result;
}

} // namespace sudoku
