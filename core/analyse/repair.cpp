#include "core/analyse/repair.h"

#include "core/analyse/mussearch.h"

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

constexpr int contradictionsToHit = 5; // each rules out most of the repairs without a solver

template <typename Element>
bool contains(const std::vector<Element> &elements, Element element)
{
    return std::ranges::find(elements, element) != elements.end();
}

bool isBefore(const Repair &one, const Repair &other)
{
    const auto rank = [](const Repair &repair) {
        return std::tuple(repair.verdict != Uniqueness::Unique, repair.kind,
                          repair.changes.size() + repair.rules.size(),
                          repair.changes.empty() ? 0 : repair.changes.front().cell,
                          repair.rules.empty() ? 0 : repair.rules.front().constraint);
    };
    return rank(one) < rank(other);
}

/// What may be changed in a contradiction.
struct Suspects
{
    Cells cells = {};
    std::vector<int> constraints = {};

    bool areNone() const { return cells.empty() && constraints.empty(); }
};

class RepairSearch
{
public:
    RepairSearch(const Puzzle &puzzle, const std::optional<Cells> &suspects, const SolveOptions &options,
                 const std::stop_token &stop, const RepairProgress &progress)
        : m_puzzle(puzzle),
          m_options(options),
          m_stop(stop),
          m_progress(progress),
          m_mayChangeRules(!suspects)
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
    Suspects suspectsIn(const MusAnswer &contradiction) const
    {
        Suspects suspects;
        for (const Reason &reason : contradiction.reasons) {
            if (const auto *given = std::get_if<GivenCell>(&reason)) {
                if (contains(m_suspects, given->cell))
                    suspects.cells.push_back(given->cell);
            } else if (const auto *rule = std::get_if<ConstraintIndex>(&std::get<RuleSource>(reason))) {
                if (m_mayChangeRules)
                    suspects.constraints.push_back(rule->index);
            }
        }
        return suspects;
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

    /// Returns false where nothing of it may be changed.
    bool addContradiction(const MusAnswer &answer)
    {
        Suspects suspects = suspectsIn(answer);
        if (suspects.areNone())
            return false;
        m_contradictions.push_back(std::move(suspects));
        return true;
    }

    /// Returns what may repair the first contradiction. A given or a constraint is removed first: where that
    /// does not help, no other digit or version does.
    std::vector<PossibleRepair> singleRepairs() const
    {
        const Suspects &first = m_contradictions.front();
        std::vector<PossibleRepair> repairs;
        for (const Cell cell : first.cells)
            repairs.push_back({RepairKind::Remove, {{cell, m_puzzle.givens[cell], noDigit}}});
        for (const int constraint : first.constraints)
            repairs.push_back({RepairKind::Drop, {}, {{constraint, {}}}});
        for (const std::vector<PossibleRepair> &more :
             {swaps(m_puzzle), shifts(m_puzzle), exchangesOf(m_puzzle, first.constraints)})
            repairs.insert(repairs.end(), more.begin(), more.end());
        std::erase_if(repairs, [&](const PossibleRepair &repair) { return !mayHelp(repair); });
        return repairs;
    }

    void trySingleRepairs()
    {
        const std::vector<PossibleRepair> repairs = singleRepairs();
        for (std::size_t i = 0; i < repairs.size() && m_outcome == Outcome::Solved; ++i) {
            const bool helps = tryOut(repairs[i]);
            if (repairs[i].kind == RepairKind::Remove && helps)
                tryChanges(repairs[i].changes.front().cell);
            else if (repairs[i].kind == RepairKind::Drop)
                tryVersions(repairs[i].rules.front().constraint, helps);
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

    void tryVersions(int constraint, bool helpsToDropIt)
    {
        if (!helpsToDropIt && !areAllGiven(m_puzzle, *m_puzzle.constraints[constraint].variant))
            return;
        for (const PossibleRepair &version : versionsOf(m_puzzle, constraint))
            tryOut(version);
    }

    /// Returns whether \a repair changes \a constraint, or marks that it takes for all that there are.
    bool isChanged(const PossibleRepair &repair, int constraint) const
    {
        const Variant *negativeOf = m_puzzle.constraints[constraint].variant->negativeOf;
        return std::ranges::any_of(repair.rules, [&](const RuleChange &change) {
            return change.constraint == constraint
                   || (negativeOf && m_puzzle.constraints[change.constraint].variant == negativeOf)
                   || (negativeOf && change.to && change.to->variant == negativeOf);
        });
    }

    bool mayHelp(const PossibleRepair &repair) const
    {
        const std::vector<CellChange> &changes = repair.changes;
        const auto isCellChanged = [&](Cell cell) {
            return std::ranges::count(changes, cell, &CellChange::cell) > 0;
        };
        const auto isRuleChanged = [&](int constraint) { return isChanged(repair, constraint); };
        return std::ranges::all_of(
                   changes, [&](const CellChange &change) { return contains(m_suspects, change.cell); })
               && std::ranges::all_of(m_contradictions, [&](const Suspects &contradiction) {
                      return std::ranges::any_of(contradiction.cells, isCellChanged)
                             || std::ranges::any_of(contradiction.constraints, isRuleChanged);
                  });
    }

    bool tryOut(const PossibleRepair &repair)
    {
        if (m_stop.stop_requested())
            m_outcome = halted(Halt::Stopped);
        if (m_outcome != Outcome::Solved)
            return false;
        const OrHalt<Uniqueness> verdict =
            check(repaired(m_puzzle, repair.changes, repair.rules), m_options, m_stop).verdict;
        if (!verdict)
            m_outcome = halted(verdict.error());
        if (!verdict || verdict == Uniqueness::None)
            return false;
        m_repairs.push_back({repair, *verdict});
        return true;
    }

    /// Removes givens that hit all known contradictions until none is left.
    void removeSeveral()
    {
        while (m_outcome == Outcome::Solved) {
            const Cells removed = hittingCells();
            if (removed.empty()) { // rules contradict each other whatever is given
                m_outcome = Outcome::None;
            } else if (tryOut({RepairKind::Remove, removals(removed)})) {
                putBack(removed);
                return;
            } else if (m_outcome == Outcome::Solved) {
                findContradictionWithout(removed);
            }
        }
    }

    /// Puts back those of \a removed givens that can stay.
    void putBack(Cells removed)
    {
        const Cells candidates = removed;
        for (const Cell cell : candidates) {
            std::erase(removed, cell);
            if (!removed.empty() && tryOut({RepairKind::Remove, removals(removed)}))
                m_repairs.erase(m_repairs.begin(), m_repairs.end() - 1);
            else
                removed.insert(std::ranges::lower_bound(removed, cell), cell);
        }
    }

    void findContradictionWithout(const Cells &removed)
    {
        MusSearch search(repaired(m_puzzle, removals(removed)), m_options, MusEffort::Quick);
        const MusAnswer answer = search.next(m_stop);
        if (!answer.outcome)
            m_outcome = halted(answer.outcome.error());
        else if (answer.outcome != MusOutcome::Found) // although there is no solution
            m_outcome = halted(Halt::WrongSolution);
        else if (!addContradiction(answer))
            m_outcome = Outcome::None;
    }

    /// Returns at least one cell of each contradiction, ascending: repeatedly picks the cell that is in most
    /// of the remaining ones. Returns none where a contradiction has no such cell.
    Cells hittingCells() const
    {
        if (std::ranges::any_of(m_contradictions, &Cells::empty, &Suspects::cells))
            return {};
        std::vector<Cells> rest;
        for (const Suspects &contradiction : m_contradictions)
            rest.push_back(contradiction.cells);
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
    bool m_mayChangeRules;
    Cells m_suspects;
    std::vector<Suspects> m_contradictions;
    std::vector<Repair> m_repairs;
    OrHalt<Outcome> m_outcome = Outcome::Solved;
    bool m_hasSolution = false;
};

} // namespace

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
