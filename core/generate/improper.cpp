#include "core/generate/improper.h"

#include "core/analyse/reduction.h"
#include "core/board/stopcheck.h"
#include "core/solve/rivals.h"

namespace sudoku {
namespace {

/// What is harder to find out counts as not so.
constexpr std::int64_t mostConflicts = 2000;

bool hasOtherSolution(const Puzzle &puzzle, const Grid &solution, SolveOptions options,
                      const std::stop_token &stop)
{
    options.mostConflicts = mostConflicts;
    return findOtherSolution(puzzle, solution, options, stop) == Outcome::Solved;
}

/// Gives back groups that leave the other solutions, up to \a clues.
void fillUp(Puzzle &puzzle, const Grid &solution, int clues, const std::vector<CellGroup> &groups,
            const SolveOptions &options, const std::stop_token &stop)
{
    for (const CellGroup &group : groups) {
        if (isStopped(stop))
            return;
        const bool isGiven = puzzle.givens.isFilled(group.front());
        if (isGiven || puzzle.givens.filledCount() + std::ssize(group) > clues)
            continue;
        const Puzzle larger = withGivens(puzzle, group, solution);
        if (hasOtherSolution(larger, solution, options, stop))
            puzzle = larger;
    }
}

} // namespace

bool makeImproper(Puzzle &puzzle, const Grid &solution, const GenerateRequest &request, Random &random,
                  const SolveOptions &options, const std::stop_token &stop)
{
    const bool hasNumber = request.goal != ClueGoal::Fewest;
    std::vector<CellGroup> groups = symmetricPattern(request).free;
    random.shuffle(groups);
    bool isImproper = false;
    for (const CellGroup &group : groups) {
        const int left = puzzle.givens.filledCount();
        if (isStopped(stop) || (isImproper && (!hasNumber || left <= request.clues)))
            break;
        if (!puzzle.givens.isFilled(group.front()))
            continue;
        puzzle = withoutGivens(std::move(puzzle), group);
        isImproper = isImproper || hasOtherSolution(puzzle, solution, options, stop);
    }
    if (isImproper && request.goal == ClueGoal::About)
        fillUp(puzzle, solution, request.clues, groups, options, stop);
    return isImproper;
}

} // namespace sudoku
