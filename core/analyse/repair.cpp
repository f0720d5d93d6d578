#include "core/analyse/repair.h"

#include "core/analyse/mussearch.h"

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

constexpr int contradictionsToHit = 5; // each rules out most of the repairs without a solver

bool contains(const Cells &cells, Cell cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

bool isBefore(const Repair &one, const Repair &other)
{
    const auto rank = [](const Repair &repair) {
        return std::tuple(repair.verdict != Uniqueness::Unique, repair.kind, repair.changes.size(),
                          repair.changes.front().cell);
    };
    return rank(one) < rank(other);
}

class RepairSearch
{
public:
    RepairSearch(const Puzzle &puzzle, const std::optional<Cells> &suspects, const SolveOptions &options,
                 const std::stop_token &stop, const RepairProgress &progress)
        : m_puzzle(puzzle),
          m_options(options),
          m_stop(stop),
          m_progress(progress)
    {
        for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
            if (!suspects || contains(*suspects, cell))
                m_suspects.push_back(cell);
    }

    RepairResult run()
    {
        m_outcome = findContradictions();
        if (m_outcome == Outcome::Solved)
            trySingleRepairs();
        if (m_outcome == Outcome::Solved && m_repairs.empty())
            removeSeveral();
        std::ranges::stable_sort(m_repairs, isBefore);
        return {m_outcome, m_repairs, m_hasSolution};
    }

private:
    /// Returns the givens that may be changed in \a contradiction.
    Cells suspectsIn(const MusAnswer &contradiction) const
    {
        Cells cells;
        for (const Reason &reason : contradiction.reasons)
            if (const auto *given = std::get_if<GivenCell>(&reason);
                given && contains(m_suspects, given->cell))
                cells.push_back(given->cell);
        return cells;
    }

    OrHalt<Outcome> findContradictions()
    {
        MusSearch search(m_puzzle, m_options, MusEffort::Quick);
        while (m_contradictions.size() < contradictionsToHit) {
            const MusAnswer answer = search.next(m_stop);
            if (!answer.outcome)
                return halted(answer.outcome.error());
            if (answer.outcome == MusOutcome::NoOther)
                return Outcome::Solved;
            if (answer.outcome == MusOutcome::HasSolution) {
                m_hasSolution = true;
                return Outcome::None;
            }
            if (!addContradiction(answer))
                return Outcome::None;
        }
        return Outcome::Solved;
    }

    /// Returns false where none of its givens may be changed.
    bool addContradiction(const MusAnswer &answer)
    {
        Cells cells = suspectsIn(answer);
        if (cells.empty())
            return false;
        m_contradictions.push_back(std::move(cells));
        return true;
    }

    void trySingleRepairs()
    {
        std::vector<PossibleRepair> repairs;
        for (const Cell cell : m_contradictions.front())
            repairs.push_back({RepairKind::Remove, {{cell, m_puzzle.givens[cell], noDigit}}});
        for (const std::vector<PossibleRepair> &more : {swaps(m_puzzle), shifts(m_puzzle)})
            repairs.insert(repairs.end(), more.begin(), more.end());
        std::erase_if(repairs, [&](const PossibleRepair &repair) { return !mayHelp(repair.changes); });
        for (std::size_t i = 0; i < repairs.size() && m_outcome == Outcome::Solved; ++i) {
            const bool helps = tryOut(repairs[i]);
            if (helps && repairs[i].kind == RepairKind::Remove) // then another digit may help too
                tryChanges(repairs[i].changes.front().cell);
            if (m_progress)
                m_progress(m_repairs, static_cast<int>(i) + 1, static_cast<int>(repairs.size()));
        }
    }

    void tryChanges(Cell cell)
    {
        const std::optional<std::vector<PossibleRepair>> changes =
            changesOf(m_puzzle, cell, m_options.memo, m_stop);
        if (!changes)
            m_outcome = halted(Halt::Stopped);
        else
            for (const PossibleRepair &change : *changes)
                tryOut(change);
    }

    bool mayHelp(const std::vector<CellChange> &changes) const
    {
        const auto isChanged = [&](Cell cell) {
            return std::ranges::count(changes, cell, &CellChange::cell) > 0;
        };
        return std::ranges::all_of(
                   changes, [&](const CellChange &change) { return contains(m_suspects, change.cell); })
               && std::ranges::all_of(m_contradictions, [&](const Cells &contradiction) {
                      return std::ranges::any_of(contradiction, isChanged);
                  });
    }

    bool tryOut(const PossibleRepair &repair)
    {
        if (m_stop.stop_requested())
            m_outcome = halted(Halt::Stopped);
        if (m_outcome != Outcome::Solved)
            return false;
        const OrHalt<Uniqueness> verdict =
            check(repaired(m_puzzle, repair.changes), m_options, m_stop).verdict;
        if (!verdict)
            m_outcome = halted(verdict.error());
        if (!verdict || verdict == Uniqueness::None)
            return false;
        m_repairs.push_back({repair.kind, repair.changes, *verdict});
        return true;
    }

    /// Removes givens that hit all known contradictions until none is left; then puts back those that can
    /// stay.
    void removeSeveral()
    {
        Cells removed = hittingCells();
        while (!tryOut({RepairKind::Remove, removals(removed)})) {
            if (m_outcome != Outcome::Solved)
                return;
            MusSearch search(repaired(m_puzzle, removals(removed)), m_options, MusEffort::Quick);
            const MusAnswer answer = search.next(m_stop);
            if (!answer.outcome)
                m_outcome = halted(answer.outcome.error());
            else if (answer.outcome != MusOutcome::Found) // although there is no solution
                m_outcome = halted(Halt::WrongSolution);
            else if (!addContradiction(answer))
                m_outcome = Outcome::None;
            removed = hittingCells();
        }
        const Cells candidates = removed;
        for (const Cell cell : candidates) {
            std::erase(removed, cell);
            if (!removed.empty() && tryOut({RepairKind::Remove, removals(removed)}))
                m_repairs.erase(m_repairs.begin(), m_repairs.end() - 1);
            else
                removed.insert(std::ranges::lower_bound(removed, cell), cell);
        }
    }

    /// Returns at least one cell of each contradiction, ascending: repeatedly picks the cell that is in most
    /// of the remaining ones.
    Cells hittingCells() const
    {
        std::vector<Cells> rest = m_contradictions;
        Cells cells;
        while (!rest.empty()) {
            const auto hits = [&](Cell cell) {
                return std::ranges::count_if(
                    rest, [&](const Cells &contradiction) { return contains(contradiction, cell); });
            };
            const Cell best = *std::ranges::max_element(m_suspects, {}, hits);
            std::erase_if(rest, [&](const Cells &contradiction) { return contains(contradiction, best); });
            cells.insert(std::ranges::lower_bound(cells, best), best);
        }
        return cells;
    }

    std::vector<CellChange> removals(const Cells &cells) const
    {
        std::vector<CellChange> changes;
        for (const Cell cell : cells)
            changes.push_back({cell, m_puzzle.givens[cell], noDigit});
        return changes;
    }

    const Puzzle &m_puzzle;
    const SolveOptions &m_options;
    const std::stop_token &m_stop;
    const RepairProgress &m_progress;
    Cells m_suspects;
    std::vector<Cells> m_contradictions; // of each the cells that may be changed
    std::vector<Repair> m_repairs;
    OrHalt<Outcome> m_outcome = Outcome::Solved;
    bool m_hasSolution = false;
};

} // namespace

Puzzle repaired(Puzzle puzzle, const std::vector<CellChange> &changes)
{
    for (const CellChange &change : changes)
        puzzle.givens.set(change.cell, change.to);
    return puzzle;
}

RepairResult findRepairs(const Puzzle &puzzle, const std::optional<std::vector<Cell>> &suspects,
                         const SolveOptions &options, const std::stop_token &stop,
                         const RepairProgress &progress)
{
    try {
        return RepairSearch(puzzle, suspects, options, stop, progress).run();
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory), {}};
    }
}

} // namespace sudoku
