#pragma once

#include "core/board/symmetry.h"
#include "core/solve/puzzlesolver.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace sudoku {

Puzzle withoutGivens(Puzzle puzzle, const CellGroup &group);
/// With the digits of \a solution.
Puzzle withGivens(Puzzle puzzle, const CellGroup &group, const Grid &solution);

/// How many givens are wanted.
struct ReductionGoal
{
    int enough = 0;  ///< with so many, or fewer, it ends
    int minimum = 0; ///< no group goes that would leave fewer
};

/// Called after each group that was decided, with the puzzle as it is by now and the number of groups that are open.
using ReductionProgress = std::function<void(const Puzzle &puzzle, int open)>;

/// Takes away the givens of one group after the other, as long as the puzzle keeps just the one solution that it has.
///
/// A group may go when no other solution agrees with the givens that would be left; that solution would differ in the
/// group. So propagation takes the group's own digits for wrong, and refutes most of them. For the rest a solver holds the
/// givens far from the group as facts, those of the next groups as assumptions, so that it serves a number of questions.
/// Hard questions are put off: the first pass is propagation's alone, and each later one grants more conflicts than the one
/// before.
class Reduction
{
public:
    /// \a solution is the only one of \a puzzle; the groups are asked about in their order.
    Reduction(Puzzle puzzle, Grid solution, std::vector<CellGroup> groups, const SolveOptions &options);

    /// Solved: the goal is reached, or no group can go. After a halt it may be called again, and goes on.
    [[nodiscard]] OrHalt<Outcome> run(const ReductionGoal &goal, const std::stop_token &stop,
                                      const ReductionProgress &progress = {});

    /// The puzzle as it is by now: it has the one solution at any time.
    const Puzzle &puzzle() const { return m_puzzle; }
    /// The questions so far that propagation did not answer alone.
    std::int64_t questions() const { return m_questions; }

private:
    class Window;

    OrHalt<Outcome> pass(const ReductionGoal &goal, const std::stop_token &stop,
                         const ReductionProgress &progress);
    std::size_t takeRuns(std::span<const CellGroup> groups, const ReductionGoal &goal,
                         const std::stop_token &stop);
    OrHalt<Outcome> findOther(std::optional<Window> &window, std::span<const CellGroup> groups,
                              const std::stop_token &stop);
    std::optional<CellGroup> cellsLeftOpen(const CellGroup &group, const std::stop_token &stop) const;

    Puzzle m_puzzle;
    Grid m_solution;
    std::vector<CellGroup> m_groups; // of which it is not known whether they can go
    SolveOptions m_options;
    std::shared_ptr<const Propagator> m_propagator;
    std::int64_t m_questions = 0;
};

} // namespace sudoku
