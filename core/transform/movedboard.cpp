#include "core/transform/movedboard.h"

#include "core/board/regions.h"
#include "core/formats/text/keptmembers.h"
#include "core/transform/cellorder.h"
#include "core/transform/isometry.h"
#include "core/transform/movedinfo.h"
#include "core/transform/ruleimage.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

std::optional<Geometry> movedGeometry(const Geometry &geometry, const CellMap &map)
{
    if (!geometry.isSquare()) {
        const auto isometry = std::ranges::find_if(
            isometries(), [&](const Isometry &each) { return each.mapOf(geometry) == map; });
        return isometry == isometries().end() ? std::nullopt : std::optional(isometry->imageOf(geometry));
    }
    std::vector<int> regionOf(geometry.cellCount());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        regionOf[map[cell]] = geometry.regionOf(cell);
    const auto moved = geometryOf(geometry.size(), std::move(regionOf), geometry.digitCount());
    if (!moved)
        return {};
    return moved->withDigits(geometry.values());
}

/// A list of constraints before and after the move, each in its place.
struct MovedConstraints
{
    const std::vector<Constraint> &before;
    std::vector<Constraint> after;

    /// Returns what became of \a constraint, or null if it is not in the list.
    const Constraint *find(const Constraint &constraint) const
    {
        const auto found = std::ranges::find(before, constraint);
        return found == before.end() ? nullptr : &after[found - before.begin()];
    }
};

MovedConstraints inOtherCells(const std::vector<Constraint> &constraints, const CellMap &map)
{
    std::vector<Constraint> moved = constraints;
    for (Constraint &constraint : moved)
        constraint.cells = mapped(constraint.cells, map);
    return {constraints, std::move(moved)};
}

/// Returns whether \a after demands in \a moved what \a before demands in \a puzzle.
bool saysTheSame(const Puzzle &puzzle, const Constraint &before, const Puzzle &moved, const Constraint &after,
                 const CellMap &map)
{
    return !findProblem(moved.geometry, after)
           && areImages(before.variant->rules(puzzle, before), map, after.variant->rules(moved, after),
                        puzzle.geometry.digitCount());
}

/// Replaces each constraint that would demand something else by its counterpart. Returns the first one for
/// which that does not help, as it was.
std::optional<Constraint> settle(const Puzzle &puzzle, const Puzzle &moved, MovedConstraints &constraints,
                                 const CellMap &map)
{
    for (std::size_t i = 0; i < constraints.before.size(); ++i) {
        const Constraint &before = constraints.before[i];
        Constraint &after = constraints.after[i];
        if (saysTheSame(puzzle, before, moved, after, map))
            continue;
        if (before.variant->counterpart)
            after.variant = before.variant->counterpart;
        if (!before.variant->counterpart || !saysTheSame(puzzle, before, moved, after, map))
            return before;
    }
    for (Constraint &constraint : constraints.after)
        constraint = withCellsInOrder(std::move(constraint));
    return {};
}

template <typename Value>
std::vector<Value> inOtherCells(const std::vector<Value> &byCell, const CellMap &map)
{
    std::vector<Value> moved(byCell.size());
    for (Cell cell = 0; cell < std::ssize(byCell); ++cell)
        moved[map[cell]] = byCell[cell];
    return moved;
}

/// Returns the cells of a sum, ascending.
std::vector<Cell> sumCells(const SumWays &sum)
{
    std::vector<Cell> cells = sum.front().cells;
    std::ranges::sort(cells);
    return cells;
}

/// Returns the index of the sum of \a after that was the sum \a index of \a before. The order may differ,
/// because sums of houses follow the order of the houses.
int movedSum(const Geometry &geometry, const Constraint &before, int index, const Geometry &moved,
             const Constraint &after, const CellMap &map)
{
    if (!before.variant->sums)
        return index;
    const std::vector<SumWays> sums = before.variant->sums(geometry, before);
    if (sums.size() < 2 || index >= std::ssize(sums))
        return index;
    std::vector<Cell> cells = mapped(sumCells(sums[index]), map);
    std::ranges::sort(cells);
    // Two houses may share all cells of a sum: the nth of these sums stays the nth.
    const auto isBefore = [&](const SumWays &sum) { return sumCells(sum) == sumCells(sums[index]); };
    auto rest = std::count_if(sums.begin(), sums.begin() + index, isBefore);
    const std::vector<SumWays> sumsAfter = after.variant->sums(moved, after);
    for (int i = 0; i < std::ssize(sumsAfter); ++i)
        if (sumCells(sumsAfter[i]) == cells && rest-- == 0)
            return i;
    return index;
}

/// Moves what the player has made, and everything else on \a board, to \a moved.
void moveContents(const Board &board, const MovedConstraints &inForce, const MovedConstraints &switchedOff,
                  const CellMap &map, Board &moved)
{
    moved.entries = mapped(board.entries, map);
    moved.isFromSolve = inOtherCells(board.isFromSolve, map);
    moved.cornerMarks = inOtherCells(board.cornerMarks, map);
    moved.centreMarks = inOtherCells(board.centreMarks, map);
    moved.colours = inOtherCells(board.colours, map);
    moved.drawn = board.drawn.movedBy([&map](const Candidate &candidate) {
        return Candidate{map[candidate.cell], candidate.digit};
    });
    for (RemovedMark mark : board.removedMarks) {
        mark.cause = map[mark.cause];
        mark.cell = map[mark.cell];
        moved.removedMarks.push_back(mark);
    }
    for (const CrossedOut &crossed : board.crossedOut) {
        const Constraint *found = inForce.find(crossed.constraint);
        const Constraint *after = found ? found : switchedOff.find(crossed.constraint);
        if (!after)
            continue;
        const int sum = movedSum(board.puzzle.geometry, crossed.constraint, crossed.sum,
                                 moved.puzzle.geometry, *after, map);
        moved.crossedOut.push_back({*after, sum, crossed.digits});
    }
    moved.info = movedInfo(board.info, board.puzzle.geometry, map);
    moved.keptMembers = board.keptMembers;
    dropForeignMembers(moved);
}

} // namespace

TransformResult movedBoard(const Board &board, const CellMap &map)
{
    using Kind = TransformObstacle::Kind;
    const Puzzle &puzzle = board.puzzle;
    const std::optional<Geometry> geometry = movedGeometry(puzzle.geometry, map);
    if (!geometry)
        return tl::unexpected(TransformObstacle{Kind::TornRegions});
    MovedConstraints inForce = inOtherCells(puzzle.constraints, map);
    MovedConstraints switchedOff = inOtherCells(board.switchedOff, map);
    Puzzle moved(*geometry);
    moved.givens = mapped(puzzle.givens, map);
    moved.constraints = inForce.after; // what "all dots are given" demands depends on the others
    for (MovedConstraints *constraints : {&inForce, &switchedOff})
        if (auto obstacle = settle(puzzle, moved, *constraints, map))
            return tl::unexpected(TransformObstacle{Kind::OtherCells, std::move(*obstacle)});
    moved.constraints = inForce.after;
    Board result(std::move(moved));
    result.switchedOff = switchedOff.after;
    moveContents(board, inForce, switchedOff, map, result);
    return result;
}

} // namespace sudoku
