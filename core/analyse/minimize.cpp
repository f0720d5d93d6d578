#include "core/analyse/minimize.h"

#include "core/board/random.h"
#include "core/solve/othersolutionsearch.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <new>
#include <optional>

namespace sudoku {
namespace {

/// Returns Solved with the only solution of \a puzzle, or None if it has none or more than one.
OrHalt<Outcome> findOnlySolution(const Puzzle &puzzle, const SolveOptions &options,
                                 const std::stop_token &stop, Grid &solution)
{
    const CheckResult checked = check(puzzle, options, stop);
    if (!checked.verdict)
        return halted(checked.verdict.error());
    if (checked.verdict != Uniqueness::Unique)
        return Outcome::None;
    solution = checked.solutions.front();
    return Outcome::Solved;
}

Puzzle without(Puzzle puzzle, Cell cell)
{
    puzzle.givens.clear(cell);
    return puzzle;
}

Puzzle withoutConstraint(Puzzle puzzle, int index)
{
    puzzle.constraints.erase(puzzle.constraints.begin() + index);
    return puzzle;
}

} // namespace

std::vector<CellGroup> groupsOfGivens(const Puzzle &puzzle, const Symmetry &symmetry,
                                      const std::vector<Cell> &kept, std::uint64_t seed)
{
    std::vector<CellGroup> groups;
    std::vector<bool> isSeen(puzzle.geometry.cellCount());
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell) {
        if (!puzzle.givens.isFilled(cell) || isSeen[cell])
            continue;
        CellGroup orbit = symmetry.orbit(puzzle.geometry, cell);
        for (const Cell image : orbit)
            isSeen[image] = true;
        if (std::ranges::none_of(orbit,
                                 [&](Cell image) { return std::ranges::find(kept, image) != kept.end(); }))
            groups.push_back(std::move(orbit));
    }
    Random(seed).shuffle(groups);
    return groups;
}

MinimizeResult minimize(const Puzzle &puzzle, const std::vector<CellGroup> &groups,
                        const SolveOptions &options, const std::stop_token &stop,
                        const ReductionProgress &progress, const ReductionGoal &goal)
{
    MinimizeResult result{halted(Halt::Stopped), puzzle};
    std::optional<Reduction> reduction;
    try {
        Grid solution;
        result.outcome = findOnlySolution(puzzle, options, stop, solution);
        if (result.outcome != Outcome::Solved)
            return result;
        reduction.emplace(puzzle, solution, groups, options);
        result.outcome = reduction->run(goal, stop, progress);
        result.undecided = reduction->undecided();
    } catch (const std::bad_alloc &) {
        result.outcome = halted(Halt::OutOfMemory);
    }
    if (reduction)
        result.puzzle = reduction->puzzle(); // however far it came
    return result;
}

Redundancy findRedundancy(const Puzzle &puzzle, const SolveOptions &options, const std::stop_token &stop)
{
    try {
        Grid solution;
        Redundancy redundancy{findOnlySolution(puzzle, options, stop, solution)};
        const auto isRedundant = [&](const Puzzle &smaller) {
            if (redundancy.outcome != Outcome::Solved)
                return false;
            const OrHalt<Outcome> other = findOtherSolution(smaller, solution, options, stop);
            if (!other)
                redundancy.outcome = other;
            return other == Outcome::None;
        };
        for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
            if (puzzle.givens.isFilled(cell) && isRedundant(without(puzzle, cell)))
                redundancy.givens.push_back(cell);
        for (int i = 0; i < std::ssize(puzzle.constraints); ++i)
            if (!puzzle.constraints[i].variant->hasUnknownRegions // which the solution has, too
                && isRedundant(withoutConstraint(puzzle, i)))
                redundancy.constraints.push_back(i);
        return redundancy;
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory)};
    }
}

} // namespace sudoku
