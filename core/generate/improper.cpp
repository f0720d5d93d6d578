#include "core/generate/improper.h"

#include "core/solve/rivals.h"

namespace sudoku {
namespace {

Puzzle withoutGroup(Puzzle puzzle, const CellGroup &group)
{
    for (const Cell cell : group)
        puzzle.givens.clear(cell);
    return puzzle;
}

Puzzle withGroup(Puzzle puzzle, const CellGroup &group, const Grid &solution)
{
    for (const Cell cell : group)
        puzzle.givens.set(cell, solution[cell]);
    return puzzle;
}

} // namespace

Outcome findOtherSolution(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                          const std::stop_token &stop)
{
    RivalSearch rivals(puzzle, solution, options);
    const auto failure = rivals.prepare(stop);
    return failure ? *failure : rivals.find({}, stop);
}

Outcome makeImproper(Puzzle &puzzle, const Grid &solution, const GenerateRequest &request, Random &random,
                     const SolveOptions &options, const std::stop_token &stop)
{
    std::vector<CellGroup> groups = symmetricPattern(request).free;
    random.shuffle(groups);
    Outcome other = Outcome::None;
    for (std::size_t i = 0; i < groups.size() && other == Outcome::None; ++i) {
        if (!puzzle.givens.isFilled(groups[i].front()))
            continue;
        puzzle = withoutGroup(std::move(puzzle), groups[i]);
        other = findOtherSolution(puzzle, solution, options, stop);
    }
    for (std::size_t i = 0; i < groups.size() && other == Outcome::Solved; ++i) {
        const bool isMissing = !puzzle.givens.isFilled(groups[i].front());
        const int with = puzzle.givens.filledCount() + static_cast<int>(groups[i].size());
        if (request.goal != ClueGoal::About || !isMissing || with > request.clues)
            continue;
        const Puzzle larger = withGroup(puzzle, groups[i], solution);
        const Outcome still = findOtherSolution(larger, solution, options, stop);
        if (still == Outcome::Solved)
            puzzle = larger;
        else if (still != Outcome::None)
            other = still;
    }
    return other;
}

} // namespace sudoku
