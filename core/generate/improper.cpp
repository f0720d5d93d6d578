#include "core/generate/improper.h"

#include "core/analyse/reduction.h"
#include "core/board/stopcheck.h"
#include "core/solve/othersolutionsearch.h"

namespace sudoku {
namespace {

/// Questions that need more conflicts count as answered with no.
constexpr std::int64_t maxConflicts = 2000;

OrHalt<Outcome> findOther(const Puzzle &puzzle, const Grid &solution, SolveOptions options,
                          const std::stop_token &stop)
{
    options.maxConflicts = maxConflicts;
    const OrHalt<Outcome> other = findOtherSolution(puzzle, solution, options, stop);
    return other == halted(Halt::Stopped) && !stop.stop_requested() ? Outcome::None : other;
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
        if (findOther(larger, solution, options, stop) == Outcome::Solved)
            puzzle = larger;
    }
}

} // namespace

OrHalt<Outcome> makeImproper(Puzzle &puzzle, const Grid &solution, const GenerateRequest &request,
                             Random &random, const SolveOptions &options, const std::stop_token &stop)
{
    const bool hasNumber = request.goal != ClueGoal::Minimal;
    std::vector<CellGroup> groups = symmetricPattern(request).free;
    random.shuffle(groups);
    OrHalt<Outcome> other = Outcome::None;
    for (const CellGroup &group : groups) {
        const int left = puzzle.givens.filledCount();
        if (isStopped(stop) || (other == Outcome::Solved && (!hasNumber || left <= request.clues)))
            break;
        if (!puzzle.givens.isFilled(group.front()))
            continue;
        puzzle = withoutGivens(std::move(puzzle), group);
        if (other != Outcome::Solved)
            other = findOther(puzzle, solution, options, stop);
        if (!other)
            return other;
    }
    if (other == Outcome::Solved && request.goal == ClueGoal::About)
        fillUp(puzzle, solution, request.clues, groups, options, stop);
    if (other == Outcome::None && isStopped(stop))
        return halted(Halt::Stopped);
    return other;
}

} // namespace sudoku
