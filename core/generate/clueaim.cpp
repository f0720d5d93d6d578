#include "core/generate/clueaim.h"

#include "core/generate/chaosboard.h"
#include "core/rules/activerules.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku {
namespace {

/// Where no clue was asked for in vain, a question for the fewest may take so many conflicts.
constexpr std::int64_t conflictsInVain = 100;

} // namespace

ReductionGoal reductionGoal(const GenerateRequest &request)
{
    if (mustBeMinimal(request))
        return {};
    if (request.goal == ClueGoal::Minimal)
        return {.maxConflicts = hasUnknownRegions(request.shape) ? maxConflictsOfChaos : 0};
    if (asksForNoClue(request))
        return {.maxConflicts = conflictsInVain};
    return {.enough = request.clues, .minimum = request.goal == ClueGoal::About ? request.clues : 0};
}

ClueAim::ClueAim(const GenerateRequest &request, const SymmetricPattern &pattern)
    : m_goal(request.goal),
      m_clues(request.clues),
      m_wantsConstraintsUsed(!request.derived.empty())
{
    for (const CellGroup &group : pattern.free)
        m_tolerance = std::max(m_tolerance, static_cast<int>(group.size()) / 2);
}

bool ClueAim::mayLose(const Puzzle &puzzle, const CellGroup &group) const
{
    return m_goal != ClueGoal::About
           || puzzle.givens.filledCount() - std::ssize(group) >= m_clues - m_tolerance;
}

bool ClueAim::hasFewEnough(const Puzzle &puzzle) const
{
    return hasNumber() ? puzzle.givens.filledCount() <= m_clues : !m_wantsConstraintsUsed;
}

int ClueAim::distance(const Puzzle &puzzle) const
{
    const int more = puzzle.givens.filledCount() - m_clues;
    switch (m_goal) {
    case ClueGoal::About:
        return std::max(0, std::abs(more) - m_tolerance);
    case ClueGoal::AtMost:
        return std::max(0, more);
    case ClueGoal::Minimal:
        break;
    }
    return 0;
}

} // namespace sudoku
