#include "core/generate/clueaim.h"

#include "core/board/random.h"
#include "core/generate/chaosboard.h"
#include "core/rules/activerules.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku {
namespace {

/// Where no clue was asked for in vain, a question for the fewest may take so many conflicts.
constexpr std::int64_t conflictsInVain = 100;

} // namespace

int clueTarget(const GenerateRequest &request)
{
    const bool isRange = request.goal == ClueGoal::AtMost && request.minClues > 0;
    if (!isRange || request.minClues >= request.clues)
        return request.clues;
    Random random(request.seed);
    return request.minClues
           + static_cast<int>(random.below(static_cast<std::uint64_t>(request.clues - request.minClues + 1)));
}

ReductionGoal reductionGoal(const GenerateRequest &request)
{
    if (mustBeMinimal(request))
        return {};
    if (request.goal == ClueGoal::Minimal)
        return {.maxConflicts = hasUnknownRegions(request.shape) ? maxConflictsOfChaos : 0};
    if (asksForNoClue(request))
        return {.maxConflicts = conflictsInVain};
    return {.enough = clueTarget(request),
            .minimum = request.goal == ClueGoal::About ? request.clues : request.minClues};
}

ClueAim::ClueAim(const GenerateRequest &request, const SymmetricPattern &pattern)
    : m_goal(request.goal),
      m_target(clueTarget(request)),
      m_clues(request.clues),
      m_minClues(request.goal == ClueGoal::About    ? request.clues
                 : request.goal == ClueGoal::AtMost ? request.minClues
                                                    : 0),
      m_wantsConstraintsUsed(!request.derived.empty())
{
    for (const CellGroup &group : pattern.free)
        m_tolerance = std::max(m_tolerance, static_cast<int>(group.size()) / 2);
}

bool ClueAim::mayLose(const Puzzle &puzzle, const CellGroup &group) const
{
    const int min = m_goal == ClueGoal::About ? m_minClues - m_tolerance : m_minClues;
    return puzzle.givens.filledCount() - std::ssize(group) >= min;
}

bool ClueAim::hasFewEnough(const Puzzle &puzzle) const
{
    return hasNumber() ? puzzle.givens.filledCount() <= m_target : !m_wantsConstraintsUsed;
}

int ClueAim::distance(const Puzzle &puzzle) const
{
    const int more = puzzle.givens.filledCount() - m_clues;
    switch (m_goal) {
    case ClueGoal::About:
        return std::max(0, std::abs(more) - m_tolerance);
    case ClueGoal::AtMost:
        return std::max({0, more, m_minClues - puzzle.givens.filledCount()});
    case ClueGoal::Minimal:
        break;
    }
    return 0;
}

} // namespace sudoku
