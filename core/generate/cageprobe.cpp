#include "core/generate/cageprobe.h"

#include "core/cages/cagesearch.h"
#include "core/propagate/propagation.h"
#include "core/solve/solve.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::int64_t maxGuessesOfCages = 1000; // some milliseconds
/// Of other boards, where each takes longer.
constexpr int maxGuessesOfOthers = 20;
constexpr std::int64_t maxConflictsOfOthers = 500;

} // namespace

CageProbe::CageProbe(const Grid &solution, const SolveOptions &options)
    : m_solution(solution),
      m_options(options)
{
    m_options.maxGuesses = maxGuessesOfOthers;
    m_options.maxConflicts = maxConflictsOfOthers;
}

std::optional<int> CageProbe::looseness(const Puzzle &puzzle, const std::stop_token &stop) const
{
    if (const auto search = CageSearch::make(puzzle, 0, stop))
        return search->candidateCount() - m_solution.cellCount();
    const std::shared_ptr<const Propagator> propagator = propagatorOf(puzzle, m_options.memo, stop);
    if (!propagator)
        return {};
    Candidates candidates = Candidates::ofGivens(puzzle);
    if (propagator->propagate(candidates, stop) != Propagation::Done)
        return {};
    int count = 0;
    for (Cell cell = 0; cell < m_solution.cellCount(); ++cell)
        count += candidates[cell].size() - 1;
    return count;
}

OrHalt<Outcome> CageProbe::findOther(const Puzzle &puzzle, const std::stop_token &stop)
{
    if (const auto search = CageSearch::make(puzzle, maxGuessesOfCages, stop)) {
        OrHalt<Outcome> outcome = search->next(stop);
        if (outcome == Outcome::Solved && search->solution() == m_solution)
            outcome = search->next(stop);
        if (outcome == Outcome::Solved)
            m_other = search->solution();
        return outcome;
    }
    const CheckResult checked = check(puzzle, m_options, stop);
    if (!checked.verdict)
        return halted(checked.verdict.error());
    const auto other =
        std::ranges::find_if(checked.solutions, [&](const Grid &solution) { return solution != m_solution; });
    if (other == checked.solutions.end())
        return Outcome::None;
    m_other = *other;
    return Outcome::Solved;
}

} // namespace sudoku
