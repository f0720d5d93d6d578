#include "core/analyse/completion.h"

#include "core/analyse/truecandidates.h"
#include "core/rules/violations.h"
#include "core/solve/othersolutionsearch.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <new>
#include <optional>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

class CompletionSearch
{
public:
    CompletionSearch(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                     const CompletionProgress &progress)
        : m_search(puzzle, solution, options),
          m_solution(solution),
          m_progress(progress)
    {
    }

    Completion run(const std::stop_token &stop)
    {
        if (const auto failure = m_search.prepare(stop))
            return {*failure, m_solution, {}};
        OrHalt<Outcome> outcome = m_search.findAgreeingIn({}, stop);
        if (outcome == Outcome::None)
            return {Outcome::Solved, m_solution, {}, true};
        if (outcome == Outcome::Solved)
            outcome = takeWhatDecides(stop);
        for (const auto hittingSet : {&CompletionSearch::singleCells, &CompletionSearch::pairOfCells})
            if (outcome == Outcome::Solved && !m_isMinimum)
                outcome = tryHittingSets(hittingSet, stop);
        if (outcome == Outcome::Solved && !m_isMinimum)
            outcome = leaveOut(stop);
        return {outcome, m_solution, m_best, m_isMinimum};
    }

private:
    using HittingSet = Cells (CompletionSearch::*)() const;

    /// Asks the solver which cells of the solution exclude every other one: a first answer.
    OrHalt<Outcome> takeWhatDecides(const std::stop_token &stop)
    {
        const Cells open = m_search.openCells();
        const OrHalt<Outcome> outcome = m_search.findAgreeingIn(open, stop);
        if (outcome == Outcome::Solved)
            return Outcome::None; // the same digits with other regions
        if (outcome != Outcome::None)
            return outcome;
        take(m_search.decidingCells(open));
        return Outcome::Solved;
    }

    /// Cells that hit every known unavoidable set either exclude every other solution or show a new such set.
    /// Returns Solved when they exclude it, or when there are no such cells.
    OrHalt<Outcome> tryHittingSets(HittingSet hittingSet, const std::stop_token &stop)
    {
        for (;;) {
            const Cells cells = (this->*hittingSet)();
            if (cells.empty())
                return Outcome::Solved;
            OrHalt<Outcome> outcome = m_search.findAgreeingIn(cells, stop);
            if (outcome == Outcome::None) {
                take(cells);
                m_isMinimum = true;
                return Outcome::Solved;
            }
            if (outcome == Outcome::Solved)
                outcome = m_search.narrow(stop);
            if (outcome != Outcome::None)
                return outcome;
            m_unavoidableSets.push_back(m_search.differingCells());
        }
    }

    bool hitsAll(const Cells &cells) const
    {
        return std::ranges::all_of(m_unavoidableSets, [&](const Cells &differingCells) {
            return std::ranges::any_of(cells, [&](Cell cell) { return contains(differingCells, cell); });
        });
    }

    Cells singleCells() const
    {
        for (const Cell cell : cellsToStartWith())
            if (hitsAll({cell}))
                return {cell};
        return {};
    }

    Cells pairOfCells() const
    {
        for (const Cell first : cellsToStartWith()) {
            const auto missed = std::ranges::find_if(m_unavoidableSets, [&](const Cells &differingCells) {
                return !contains(differingCells, first);
            });
            if (missed == m_unavoidableSets.end())
                continue; // would have done alone
            for (const Cell second : *missed)
                if (hitsAll({first, second}))
                    return {std::min(first, second), std::max(first, second)};
        }
        return {};
    }

    /// Returns cells; each hitting set contains one of them.
    Cells cellsToStartWith() const
    {
        return m_unavoidableSets.empty() ? m_search.openCells()
                                         : *std::ranges::min_element(m_unavoidableSets, {}, &Cells::size);
    }

    OrHalt<Outcome> leaveOut(const std::stop_token &stop)
    {
        const Cells candidates = m_best;
        for (const Cell cell : candidates) {
            if (!contains(m_best, cell))
                continue;
            Cells rest = m_best;
            std::erase(rest, cell);
            const OrHalt<Outcome> outcome =
                hitsAll(rest) ? m_search.findAgreeingIn(rest, stop) : Outcome::Solved;
            if (outcome == Outcome::None)
                take(m_search.decidingCells(rest));
            else if (outcome != Outcome::Solved)
                return outcome;
        }
        return Outcome::Solved;
    }

    static bool contains(const Cells &cells, Cell cell) { return std::ranges::binary_search(cells, cell); }

    void take(Cells cells)
    {
        m_best = std::move(cells);
        if (m_progress)
            m_progress(m_best);
    }

    OtherSolutionSearch m_search;
    const Grid &m_solution;
    const CompletionProgress &m_progress;
    std::vector<Cells> m_unavoidableSets; // unavoidable sets: an answer has a cell of each
    Cells m_best;
    bool m_isMinimum = false;
};

/// Returns \a puzzle with one more given, which is in one of its several solutions only, if there is such.
std::optional<Puzzle> withDecidingGiven(Puzzle puzzle, const CandidateCounts &counts)
{
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        if (const DigitSet digits = counts.uniqueCandidates(cell); !digits.isEmpty()) {
            puzzle.givens.set(cell, digits.first());
            return puzzle;
        }
    return {};
}

/// Looks for one cell of any solution of \a puzzle, which has several. The outcome is None if one is not
/// enough.
Completion completeByOneCell(const Puzzle &puzzle, const SolveOptions &options, const std::stop_token &stop)
{
    std::optional<Puzzle> unique;
    std::stop_source finish;
    const std::stop_callback passOn(stop, [&finish] { finish.request_stop(); });
    const OrHalt<Outcome> outcome =
        CandidateSearch(puzzle, 2, options).run(finish.get_token(), [&](const CandidateCounts &counts) {
            if (!unique)
                unique = withDecidingGiven(puzzle, counts);
            if (unique)
                finish.request_stop();
        });
    if (!unique)
        return {outcome == Outcome::Solved ? Outcome::None : outcome, {}, {}};
    const SolveResult solved = solve(*unique, options, stop);
    return {solved.outcome, solved.solution, differingCells(unique->givens, puzzle.givens), true};
}

} // namespace

Completion completeToUnique(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                            const std::stop_token &stop, const CompletionProgress &progress)
{
    if (!isSolution(puzzle, solution))
        return {Outcome::None, solution, {}};
    try {
        return CompletionSearch(puzzle, solution, options, progress).run(stop);
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory), solution, {}};
    }
}

Completion completeToAny(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                         const std::stop_token &stop, const CompletionProgress &progress)
{
    Completion best = completeToUnique(puzzle, solution, options, stop, progress);
    if (best.outcome != Outcome::Solved || best.cells.size() <= 1)
        return best;
    try {
        Completion one = completeByOneCell(puzzle, options, stop);
        if (one.outcome == Outcome::Solved)
            return one;
        if (one.outcome != Outcome::None)
            best.outcome = one.outcome;
    } catch (const std::bad_alloc &) {
        best.outcome = halted(Halt::OutOfMemory);
    }
    return best;
}

} // namespace sudoku
