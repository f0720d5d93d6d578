#pragma once

#include "core/board/symmetry.h"
#include "core/planes/planesearch.h"
#include "core/solve/puzzlesolver.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace sudoku {

Puzzle withoutGivens(Puzzle puzzle, const CellGroup &group);
/// Returns \a puzzle with the digits of \a solution as givens of \a group.
Puzzle withGivens(Puzzle puzzle, const CellGroup &group, const Grid &solution);

/// How many givens are wanted.
struct ReductionGoal
{
    int enough = 0;  ///< the reduction ends with this number of givens or fewer
    int minimum = 0; ///< no group is removed that would leave fewer
    /// The conflicts that a question may take: groups stay whose removal takes more. Nothing means no limit.
    std::optional<std::int64_t> maxConflicts = {};
    /// The conflicts that all questions of a pass may take together: the reduction ends before a pass in
    /// which they might take more. Nothing means no limit.
    std::optional<std::int64_t> maxConflictsOfPass = {};
    /// If set: no group is removed that would leave a puzzle for which this is false. What is false for a
    /// puzzle is false for any with fewer givens.
    std::function<bool(const Puzzle &rest)> mayLeave = {};
};

/// Called after each decided group, with the current puzzle and the number of groups still open, on the
/// thread that reduces.
using ReductionProgress = std::function<void(const Puzzle &puzzle, int open)>;

/// Removes the givens of one group after the other, as long as the puzzle keeps its only solution.
///
/// A group can be removed when no other solution agrees with the remaining givens; such a solution would
/// differ in the group. So propagation assumes that the group's own digits are wrong, and refutes most of
/// these assumptions. For the rest a solver has the givens far from the group as facts and those of the next
/// groups as assumptions, so that it can answer several questions. Hard questions are put off: the first pass
/// uses propagation alone, and each later pass allows more conflicts than the one before. Where the options
/// allow guesses and there is a search for such boards, the first pass uses that, which decides nearly all
/// groups at once. For sums on boards up to 9x9 the later passes ask the search for any rules before the
/// solver, and let it do the more the more often it answers.
class Reduction
{
public:
    /// \a solution must be the only solution of \a puzzle. The groups are tried in their order.
    Reduction(Puzzle puzzle, Grid solution, std::vector<CellGroup> groups, const SolveOptions &options);

    /// Returns Solved if the goal is reached or no group can be removed, within its limits of conflicts. May
    /// be called again after a halt, and continues.
    [[nodiscard]] OrHalt<Outcome> run(const ReductionGoal &goal, const std::stop_token &stop,
                                      const ReductionProgress &progress = {});

    /// Returns the current puzzle; it has exactly one solution at any time.
    const Puzzle &puzzle() const { return m_puzzle; }
    /// Returns the groups that may be needed or not: no question about them was answered yet.
    const std::vector<CellGroup> &undecided() const { return m_groups; }
    /// Returns the number of questions so far that propagation alone could not answer.
    std::int64_t questions() const { return m_questions; }

private:
    class Window;
    struct Questions;

    bool allows(const ReductionGoal &goal, std::int64_t conflicts) const;
    OrHalt<Outcome> pass(const ReductionGoal &goal, const std::stop_token &stop,
                         const ReductionProgress &progress);
    std::size_t takeRuns(std::span<const CellGroup> groups, const ReductionGoal &goal,
                         const std::stop_token &stop);
    OrHalt<Outcome> findOther(Questions &questions, std::size_t index, const std::stop_token &stop);
    OrHalt<Outcome> searchByRules(const CellGroup &group, const std::stop_token &stop);
    OrHalt<Outcome> searchOther(const CellGroup &group, const std::stop_token &stop);
    bool isSolvedBySingles(const Puzzle &puzzle, const std::stop_token &stop);

    Puzzle m_puzzle;
    Grid m_solution;
    std::vector<CellGroup> m_groups; // not known yet whether they are needed
    SolveOptions m_options;
    const bool m_isSearchedByRules;        // in later passes, before a solver is asked
    std::unique_ptr<PlaneSearch> m_search; // in the first pass, instead of a propagator
    std::shared_ptr<const Propagator> m_propagator;
    std::int64_t m_questions = 0;
    std::int64_t m_workPerConflict = 0; // of the search for any rules
};

} // namespace sudoku
