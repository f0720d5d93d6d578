#include "core/analyse/completion.h"

#include "core/rules/violations.h"
#include "core/solve/rivals.h"

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

class CompletionSearch
{
public:
    CompletionSearch(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                     const CompletionProgress &progress)
        : m_rivals(puzzle, solution, options),
          m_progress(progress)
    {
    }

    Completion run(const std::stop_token &stop)
    {
        if (const auto failure = m_rivals.prepare(stop))
            return {*failure, {}};
        OrHalt<Outcome> outcome = m_rivals.find({}, stop);
        if (outcome == Outcome::None)
            return {Outcome::Solved, {}, true};
        if (outcome == Outcome::Solved)
            outcome = takeWhatDecides(stop);
        for (const auto hittingSet : {&CompletionSearch::singleCells, &CompletionSearch::pairOfCells})
            if (outcome == Outcome::Solved && !m_isMinimum)
                outcome = tryHittingSets(hittingSet, stop);
        if (outcome == Outcome::Solved && !m_isMinimum)
            outcome = leaveOut(stop);
        return {outcome, m_best, m_isMinimum};
    }

private:
    using HittingSet = Cells (CompletionSearch::*)() const;

    /// The whole solution leaves no rival; what the solver needed of it is a first answer.
    OrHalt<Outcome> takeWhatDecides(const std::stop_token &stop)
    {
        const Cells open = m_rivals.openCells();
        const OrHalt<Outcome> outcome = m_rivals.find(open, stop);
        if (outcome != Outcome::None)
            return outcome;
        take(m_rivals.decidingCells(open));
        return Outcome::Solved;
    }

    /// Cells that hit every known difference leave no rival, or show a new difference. Solved when one of the
    /// two ends comes: they do, or there are no such cells.
    OrHalt<Outcome> tryHittingSets(HittingSet hittingSet, const std::stop_token &stop)
    {
        for (;;) {
            const Cells cells = (this->*hittingSet)();
            if (cells.empty())
                return Outcome::Solved;
            OrHalt<Outcome> outcome = m_rivals.find(cells, stop);
            if (outcome == Outcome::None) {
                take(cells);
                m_isMinimum = true;
                return Outcome::Solved;
            }
            if (outcome == Outcome::Solved)
                outcome = m_rivals.narrow(stop);
            if (outcome != Outcome::None)
                return outcome;
            m_differences.push_back(m_rivals.difference());
        }
    }

    bool hitsAll(const Cells &cells) const
    {
        return std::ranges::all_of(m_differences, [&](const Cells &difference) {
            return std::ranges::any_of(cells, [&](Cell cell) { return contains(difference, cell); });
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
            const auto missed = std::ranges::find_if(
                m_differences, [&](const Cells &difference) { return !contains(difference, first); });
            if (missed == m_differences.end())
                continue; // would have done alone
            for (const Cell second : *missed)
                if (hitsAll({first, second}))
                    return {std::min(first, second), std::max(first, second)};
        }
        return {};
    }

    /// Each hitting set has one of these.
    Cells cellsToStartWith() const
    {
        return m_differences.empty() ? m_rivals.openCells()
                                     : *std::ranges::min_element(m_differences, {}, &Cells::size);
    }

    OrHalt<Outcome> leaveOut(const std::stop_token &stop)
    {
        const Cells candidates = m_best;
        for (const Cell cell : candidates) {
            if (!contains(m_best, cell))
                continue;
            Cells rest = m_best;
            std::erase(rest, cell);
            const OrHalt<Outcome> outcome = hitsAll(rest) ? m_rivals.find(rest, stop) : Outcome::Solved;
            if (outcome == Outcome::None)
                take(m_rivals.decidingCells(rest));
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

    RivalSearch m_rivals;
    const CompletionProgress &m_progress;
    std::vector<Cells> m_differences; // unavoidable sets: an answer has a cell of each
    Cells m_best;
    bool m_isMinimum = false;
};

} // namespace

Completion completeToUnique(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                            const std::stop_token &stop, const CompletionProgress &progress)
{
    if (!isSolution(puzzle, solution))
        return {Outcome::None, {}};
    try {
        return CompletionSearch(puzzle, solution, options, progress).run(stop);
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory), {}};
    }
}

} // namespace sudoku
