#include "core/generate/improper.h"

#include "core/analyse/reduction.h"
#include "core/board/stopcheck.h"
#include "core/solve/othersolutionsearch.h"

#include <algorithm>

namespace sudoku {
namespace {

/// What a question may take. With more clues removed, the next one is soon answered.
constexpr std::int64_t maxConflicts = 2000;
constexpr int maxGroupsAtOnce = 16;
constexpr int largestGuessed = 16;

/// Returns Stopped for a question that takes too long, too.
OrHalt<Outcome> findOther(const Puzzle &puzzle, const Grid &solution, SolveOptions options,
                          const std::stop_token &stop)
{
    options.maxConflicts = maxConflicts;
    if (puzzle.geometry.size() > largestGuessed)
        options.maxGuesses = 0; // a search by guesses would not end there
    return findOtherSolution(puzzle, solution, options, stop);
}

bool tookTooLong(const OrHalt<Outcome> &answer, const std::stop_token &stop)
{
    return answer == halted(Halt::Stopped) && !stop.stop_requested();
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
    int groupsAtOnce = 1;
    int removed = 0;
    const auto ask = [&] {
        other = findOther(puzzle, solution, options, stop);
        if (!tookTooLong(other, stop))
            return;
        other = Outcome::None;
        groupsAtOnce = std::min(2 * groupsAtOnce, maxGroupsAtOnce);
    };
    for (const CellGroup &group : groups) {
        const int left = puzzle.givens.filledCount();
        if (isStopped(stop) || (other == Outcome::Solved && (!hasNumber || left <= request.clues)))
            break;
        if (!puzzle.givens.isFilled(group.front()))
            continue;
        puzzle = withoutGivens(std::move(puzzle), group);
        if (other == Outcome::Solved || ++removed % groupsAtOnce != 0)
            continue;
        ask();
        if (!other)
            return other;
    }
    if (other == Outcome::None && removed % groupsAtOnce != 0)
        ask();
    if (other == Outcome::Solved && request.goal == ClueGoal::About)
        fillUp(puzzle, solution, request.clues, groups, options, stop);
    if (other == Outcome::None && isStopped(stop))
        return halted(Halt::Stopped);
    return other;
}

} // namespace sudoku
