#include "core/generate/improper.h"

#include "core/solve/rivals.h"

namespace sudoku {
namespace {

/// Gives back groups that leave the other solutions, up to \a clues.
Outcome fillUp(Puzzle &puzzle, const Grid &solution, int clues, const std::vector<CellGroup> &groups,
               const SolveOptions &options, const std::stop_token &stop)
{
    for (const CellGroup &group : groups) {
        const bool isGiven = puzzle.givens.isFilled(group.front());
        if (isGiven || puzzle.givens.filledCount() + std::ssize(group) > clues)
            continue;
        const Puzzle larger = withGivens(puzzle, group, solution);
        const Outcome other = findOtherSolution(larger, solution, options, stop);
        if (other == Outcome::Solved)
            puzzle = larger;
        else if (other != Outcome::None)
            return other;
    }
    return Outcome::Solved;
}

} // namespace

Outcome makeImproper(Puzzle &puzzle, const Grid &solution, const GenerateRequest &request, Random &random,
                     const SolveOptions &options, const std::stop_token &stop)
{
    const bool hasNumber = request.goal != ClueGoal::Fewest;
    std::vector<CellGroup> groups = symmetricPattern(request).free;
    random.shuffle(groups);
    Outcome other = Outcome::None;
    for (const CellGroup &group : groups) {
        const int left = puzzle.givens.filledCount();
        if (other == Outcome::Solved && (!hasNumber || left <= request.clues))
            break;
        if (!puzzle.givens.isFilled(group.front()))
            continue;
        puzzle = withoutGivens(std::move(puzzle), group);
        if (other == Outcome::None)
            other = findOtherSolution(puzzle, solution, options, stop);
        if (other != Outcome::Solved && other != Outcome::None)
            return other;
    }
    if (other == Outcome::Solved && request.goal == ClueGoal::About)
        return fillUp(puzzle, solution, request.clues, groups, options, stop);
    return other;
}

} // namespace sudoku
