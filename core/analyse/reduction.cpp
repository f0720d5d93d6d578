#include "core/analyse/reduction.h"

#include "core/analyse/restpropagation.h"
#include "core/planes/makeplanesearch.h"
#include "core/rules/activerules.h"
#include "core/search/rulesearch.h"
#include "core/solve/othersolutionsearch.h"

#include <algorithm>
#include <cassert>

namespace sudoku {
namespace {

constexpr std::int64_t firstConflicts = 100; // a quarter of a second is enough for 340 clues of a 25x25
constexpr std::int64_t conflictsGrowth = 4;
constexpr std::size_t windowSize = 16;

/// What the search for any rules may do for each conflict that a solver may have: at first
/// RuleSearch::workPerConflict, then more if it answers most questions, and less if it does not.
constexpr std::int64_t leastWorkPerConflict = 20;
constexpr std::int64_t mostWorkPerConflict = 2'000;

/// Small boards with constraints are searched soon, too: a board with further houses by the search for those,
/// one with sums by the search for any rules.
constexpr int largestWithConstraints = 9;

/// Returns whether a search alone answers most questions soon. With further houses on large boards a solver
/// is quicker that is asked about several groups.
bool isWorthSearching(const Puzzle &puzzle)
{
    return puzzle.constraints.empty() || puzzle.geometry.size() <= largestWithConstraints;
}

/// Returns whether the search for any rules is often quicker than a solver: not where all rules concern one
/// cell or two, or demand different digits.
bool isWorthSearchingByRules(const Puzzle &puzzle)
{
    return puzzle.geometry.size() <= largestWithConstraints && !hasUnknownRegions(puzzle)
           && !std::ranges::all_of(activeRules(puzzle), [](const ActiveRule &active) {
                  return std::holds_alternative<rule::Pair>(active.rule)
                         || std::holds_alternative<rule::House>(active.rule)
                         || std::holds_alternative<rule::Distinct>(active.rule)
                         || std::holds_alternative<rule::Domain>(active.rule);
              });
}

} // namespace

Puzzle withoutGivens(Puzzle puzzle, const CellGroup &group)
{
    for (const Cell cell : group)
        puzzle.givens.clear(cell);
    return puzzle;
}

Puzzle withGivens(Puzzle puzzle, const CellGroup &group, const Grid &solution)
{
    for (const Cell cell : group)
        puzzle.givens.set(cell, solution[cell]);
    return puzzle;
}

/// Answers questions about a few groups with one solver.
class Reduction::Window
{
public:
    Window(const Reduction &reduction, std::span<const CellGroup> groups)
        : m_reduction(reduction),
          m_groups(groups),
          m_search(withoutAll(groups), reduction.m_solution, reduction.m_options)
    {
    }

    bool contains(const CellGroup &group) const
    {
        return std::ranges::any_of(m_groups, [&](const CellGroup &one) { return &one == &group; });
    }

    /// Looks for a solution that differs in \a open, a part of \a group, and agrees with the other givens.
    OrHalt<Outcome> find(const CellGroup &group, const CellGroup &open, const std::stop_token &stop)
    {
        if (const auto failure = m_search.prepare(stop))
            return *failure;
        std::vector<Cell> kept;
        for (const CellGroup &other : m_groups)
            for (const Cell cell : other)
                if (&other != &group && m_reduction.m_puzzle.givens.isFilled(cell))
                    kept.push_back(cell);
        return m_search.findDifferingIn(open, kept, stop);
    }

private:
    Puzzle withoutAll(std::span<const CellGroup> groups) const
    {
        Puzzle rest = m_reduction.m_puzzle;
        for (const CellGroup &group : groups)
            rest = withoutGivens(std::move(rest), group);
        return rest;
    }

    const Reduction &m_reduction;
    std::span<const CellGroup> m_groups;
    OtherSolutionSearch m_search;
};

/// What a pass asks about groups.
struct Reduction::Questions
{
    std::span<const CellGroup> groups;
    std::optional<RestPropagation> rests = {};
    std::optional<Window> window = {};
};

Reduction::Reduction(Puzzle puzzle, Grid solution, std::vector<CellGroup> groups, const SolveOptions &options)
    : m_puzzle(std::move(puzzle)),
      m_solution(std::move(solution)),
      m_groups(std::move(groups)),
      m_options(options.with(EncodingKind::Facts)),
      m_isSearchedByRules(options.maxGuesses > 0 && isWorthSearchingByRules(m_puzzle))
{
    if (options.maxGuesses > 0 && isWorthSearching(m_puzzle))
        m_search = makePlaneSearch(m_puzzle, m_options.memo);
}

OrHalt<Outcome> Reduction::run(const ReductionGoal &goal, const std::stop_token &stop,
                               const ReductionProgress &progress)
{
    for (;;) {
        if (!m_propagator && !m_search) {
            m_propagator = propagatorOf(m_puzzle, m_options.memo, stop);
            if (!m_propagator)
                return halted(Halt::Stopped);
        }
        const OrHalt<Outcome> outcome = pass(goal, stop, progress);
        if (outcome != halted(Halt::Stopped) || stop.stop_requested())
            return outcome;
        const std::int64_t conflicts = std::max(firstConflicts, m_options.maxConflicts * conflictsGrowth);
        if (!m_search && !allows(goal, conflicts))
            return Outcome::Solved;
        m_search.reset();
        m_options.maxConflicts = conflicts;
    }
}

/// Returns whether \a goal allows a pass in which each question may take \a conflicts.
bool Reduction::allows(const ReductionGoal &goal, std::int64_t conflicts) const
{
    return conflicts <= goal.maxConflicts.value_or(conflicts)
           && (!goal.maxConflictsOfPass || std::ssize(m_groups) * conflicts <= *goal.maxConflictsOfPass);
}

/// Makes one pass over the groups. Returns Halt::Stopped without a stop if questions were put off.
OrHalt<Outcome> Reduction::pass(const ReductionGoal &goal, const std::stop_token &stop,
                                const ReductionProgress &progress)
{
    const std::vector<CellGroup> groups = std::move(m_groups);
    m_groups.clear();
    const std::size_t first = m_options.maxConflicts == 0 ? takeRuns(groups, goal, stop) : 0;
    Questions questions{groups};
    m_workPerConflict = RuleSearch::workPerConflict;
    for (std::size_t i = first; i < groups.size(); ++i) {
        const auto keepTheRest = [&] { m_groups.insert(m_groups.begin(), groups.begin() + i, groups.end()); };
        if (i % windowSize == 0)
            questions.window.reset(); // it never reaches beyond this
        const int left = m_puzzle.givens.filledCount();
        if (left <= goal.enough) {
            keepTheRest();
            return Outcome::Solved;
        }
        if (left - std::ssize(groups[i]) < goal.minimum)
            continue; // and never later, for the givens only get fewer
        if (goal.mayLeave && !goal.mayLeave(withoutGivens(m_puzzle, groups[i])))
            continue; // nor this
        const OrHalt<Outcome> other = findOther(questions, i, stop);
        if (other == Outcome::None) {
            m_puzzle = withoutGivens(std::move(m_puzzle), groups[i]);
        } else if (other == halted(Halt::Stopped) && !stop.stop_requested()) {
            m_groups.push_back(groups[i]);
        } else if (!other) {
            keepTheRest();
            return other;
        }
        if (progress)
            progress(m_puzzle, static_cast<int>(groups.size() - i - 1 + m_groups.size()));
    }
    if (!m_groups.empty())
        return halted(Halt::Stopped);
    return Outcome::Solved;
}

/// Takes as many groups from the front of \a groups as one by one would go too, because singles alone give
/// all of them back. Returns how many.
std::size_t Reduction::takeRuns(std::span<const CellGroup> groups, const ReductionGoal &goal,
                                const std::stop_token &stop)
{
    std::size_t taken = 0;
    for (std::size_t run = groups.size() / 2; run > 1; run /= 2) {
        const auto next = groups.subspan(taken, std::min(run, groups.size() - taken));
        Puzzle rest = m_puzzle;
        for (const CellGroup &group : next)
            rest = withoutGivens(std::move(rest), group);
        if (rest.givens.filledCount() < std::max(goal.enough, goal.minimum)
            || (goal.mayLeave && !goal.mayLeave(rest)) || !isSolvedBySingles(rest, stop))
            continue;
        m_puzzle = std::move(rest);
        taken += next.size();
    }
    return taken;
}

bool Reduction::isSolvedBySingles(const Puzzle &puzzle, const std::stop_token &stop)
{
    if (m_search) {
        m_search->restart(puzzle.givens);
        return m_search->isSolvedBySingles();
    }
    Candidates candidates = Candidates::ofGivens(puzzle);
    return m_propagator->propagate(candidates, stop) == Propagation::Done && candidates.isSolved();
}

/// Looks for another solution without the group \a index; a new window takes the next ones too. In the first
/// pass nothing is asked: propagation alone takes most of what can go.
OrHalt<Outcome> Reduction::findOther(Questions &questions, std::size_t index, const std::stop_token &stop)
{
    const std::span<const CellGroup> groups = questions.groups;
    if (m_search)
        return searchOther(groups[index], stop);
    if (!questions.rests)
        questions.rests.emplace(*m_propagator, m_solution, groups);
    const std::optional<CellGroup> open = questions.rests->cellsLeftOpen(index, m_puzzle, stop);
    if (!open)
        return halted(Halt::Stopped);
    if (open->empty())
        return Outcome::None;
    if (m_options.maxConflicts == 0)
        return halted(Halt::Stopped);
    ++m_questions;
    if (m_isSearchedByRules && m_options.maxConflicts > firstConflicts) {
        const OrHalt<Outcome> outcome = searchByRules(groups[index], stop);
        if (outcome || stop.stop_requested())
            return outcome;
    }
    std::optional<Window> &window = questions.window;
    if (!window)
        window.emplace(*this, groups.subspan(index, std::min(windowSize, groups.size() - index)));
    assert(window->contains(groups[index]));
    return window->find(groups[index], *open, stop);
}

/// Looks for another solution without \a group by the search for any rules. Returns Halt::Stopped if that
/// takes longer than a solver may, or if \a stop is requested.
OrHalt<Outcome> Reduction::searchByRules(const CellGroup &group, const std::stop_token &stop)
{
    const auto search =
        RuleSearch::make(withoutGivens(m_puzzle, group), m_options.maxConflicts * m_workPerConflict, stop);
    if (!search)
        return halted(Halt::Stopped);
    OrHalt<Outcome> outcome = search->next(stop);
    if (outcome == Outcome::Solved && search->solution() == m_solution)
        outcome = search->next(stop);
    m_workPerConflict = std::clamp(outcome ? 2 * m_workPerConflict : m_workPerConflict / 2,
                                   leastWorkPerConflict, mostWorkPerConflict);
    return outcome;
}

/// Looks for another solution without \a group, cell by cell: a cell that can have no other digit follows
/// from the others.
OrHalt<Outcome> Reduction::searchOther(const CellGroup &group, const std::stop_token &stop)
{
    Grid rest = m_puzzle.givens;
    for (const Cell cell : group)
        rest.clear(cell);
    for (const Cell cell : group) {
        m_search->restart(rest);
        m_search->eliminate(cell, m_solution[cell]);
        m_search->limit(m_options.maxGuesses * PlaneSearch::positionsPerGuess);
        if (const OrHalt<Outcome> outcome = m_search->next(stop); outcome != Outcome::None)
            return outcome;
        rest.set(cell, m_solution[cell]);
    }
    return Outcome::None;
}

} // namespace sudoku
