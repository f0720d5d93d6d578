#include "core/generate/clueaim.h"

#include "core/board/random.h"
#include "core/generate/chaosboard.h"
#include "core/rules/activerules.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sudoku {
namespace {

/// Where no clue was asked for in vain, a question for the fewest may take so many conflicts.
constexpr std::int64_t conflictsInVain = 100;
/// On large boards where a solver must prove that a clue may go, it may take so many conflicts: then most
/// puzzles with rules are minimal nevertheless. Other clues, or another board, are found sooner than a longer
/// proof.
constexpr std::int64_t conflictsOnLargeBoards = 400;
/// The largest board on which each question is soon answered.
constexpr int largestEasy = 9;
/// The largest on which proofs are tried at all if no number of clues is asked for.
constexpr int largestWithProofs = 16;

/// Returns whether clues that the wish for their places needs stay: a minimal puzzle can only be found.
bool keepsClueWish(const GenerateRequest &request)
{
    return !request.clueWish.isEmpty() && !request.isMinimal;
}

/// Returns how many conflicts the removal of a clue may take where the puzzle need not be minimal.
std::int64_t maxConflictsOfRemoval(const GenerateRequest &request)
{
    if (hasUnknownRegions(request.shape))
        return maxConflictsOfChaos;
    return request.derived.empty() && request.shape.geometry.size() <= largestWithProofs
               ? conflictsOnLargeBoards
               : 0;
}

int largestGroup(const SymmetricPattern &pattern)
{
    int largest = 0;
    for (const CellGroup &group : pattern.free)
        largest = std::max(largest, static_cast<int>(group.size()));
    return largest;
}

/// Returns the fewest clues that are nearer to \a clues than a group more.
int fewestAbout(int clues, const SymmetricPattern &pattern)
{
    return clues - std::max(0, largestGroup(pattern) - 1) / 2;
}

} // namespace

std::optional<std::int64_t> maxConflictsForNumber(const GenerateRequest &request)
{
    if (request.isMinimal || request.shape.geometry.size() <= largestEasy)
        return {};
    return conflictsOnLargeBoards;
}

std::optional<std::int64_t> maxConflictsForLevel(const GenerateRequest &request)
{
    if (request.isMinimal || request.shape.geometry.size() <= largestEasy)
        return {};
    return maxConflictsOfRemoval(request);
}

int clueTarget(const GenerateRequest &request)
{
    const bool isRange = request.goal == ClueGoal::AtMost && request.minClues > 0;
    const int most = std::min(request.clues, cluesAtMost(request));
    if (!isRange || request.minClues >= most)
        return most;
    Random random(request.seed);
    const int count = most - request.minClues + 1;
    return request.minClues + static_cast<int>(random.below(static_cast<std::uint64_t>(count)));
}

ReductionGoal reductionGoal(const GenerateRequest &request, const SymmetricPattern &pattern)
{
    ReductionGoal goal;
    if (!mustBeMinimal(request)) {
        if (request.goal == ClueGoal::Minimal)
            goal.maxConflicts = maxConflictsOfRemoval(request);
        else if (asksForNoClue(request))
            goal.maxConflicts = conflictsInVain;
        else
            goal = {.enough = clueTarget(request),
                    .minimum = request.goal == ClueGoal::About ? fewestAbout(request.clues, pattern)
                                                               : request.minClues,
                    .maxConflicts = maxConflictsForNumber(request)};
    }
    if (keepsClueWish(request))
        goal.mayLeave = [wish = request.clueWish](const Puzzle &rest) {
            return missingClues(wish, rest) == 0;
        };
    return goal;
}

std::vector<CellGroup> freeGroups(const SymmetricPattern &pattern, const Puzzle &puzzle, bool areGiven)
{
    std::vector<CellGroup> groups;
    for (const CellGroup &group : pattern.free)
        if (puzzle.givens.isFilled(group.front()) == areGiven)
            groups.push_back(group);
    return groups;
}

std::vector<CellGroup> shuffledGroups(const SymmetricPattern &pattern, const Puzzle &puzzle, bool areGiven,
                                      Random &random)
{
    std::vector<CellGroup> groups = freeGroups(pattern, puzzle, areGiven);
    random.shuffle(groups);
    return groups;
}

Puzzle withAllGivens(Puzzle puzzle, const SymmetricPattern &pattern, const Grid &solution)
{
    for (const auto *groups : {&pattern.clues, &pattern.free})
        for (const CellGroup &group : *groups)
            puzzle = withGivens(std::move(puzzle), group, solution);
    return puzzle;
}

ClueAim::ClueAim(const GenerateRequest &request, const SymmetricPattern &pattern)
    : m_goal(request.goal),
      m_target(clueTarget(request)),
      m_clues(request.clues),
      m_minClues(request.goal == ClueGoal::About    ? request.clues
                 : request.goal == ClueGoal::AtMost ? request.minClues
                                                    : 0),
      m_wish(request.clueWish),
      m_keepsWish(keepsClueWish(request)),
      m_wantsConstraintsUsed(!request.derived.empty()),
      m_tolerance(largestGroup(pattern) / 2)
{
}

bool ClueAim::mayLose(const Puzzle &puzzle, const CellGroup &group) const
{
    const int min = m_goal == ClueGoal::About ? m_minClues - m_tolerance : m_minClues;
    if (puzzle.givens.filledCount() - std::ssize(group) < min)
        return false;
    return !m_keepsWish || mayLeave(withoutGivens(puzzle, group));
}

bool ClueAim::hasFewEnough(const Puzzle &puzzle) const
{
    return hasNumber() ? puzzle.givens.filledCount() <= m_target : !m_wantsConstraintsUsed;
}

int ClueAim::distance(const Puzzle &puzzle) const
{
    return numberDistance(puzzle.givens.filledCount()) + misplaced(puzzle);
}

int ClueAim::offset(int clues) const
{
    if (m_goal == ClueGoal::About)
        return std::abs(clues - m_clues);
    return m_goal == ClueGoal::Minimal ? clues : numberDistance(clues);
}

int ClueAim::misplaced(const Puzzle &puzzle) const
{
    return m_wish.isEmpty() ? 0 : missingClues(m_wish, puzzle) + excessClues(m_wish, puzzle);
}

int ClueAim::numberDistance(int clues) const
{
    const int more = clues - m_clues;
    switch (m_goal) {
    case ClueGoal::About:
        return std::max(0, std::abs(more) - m_tolerance);
    case ClueGoal::AtMost:
        return std::max({0, more, m_minClues - clues});
    case ClueGoal::Minimal:
        break;
    }
    return 0;
}

} // namespace sudoku
