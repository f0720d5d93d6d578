#include "core/analyse/mussearch.h"

#include "core/rules/violations.h"

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

bool areDisjoint(const ReasonSet &one, const ReasonSet &other)
{
    return std::ranges::none_of(one, [&](const Reason &reason) { return other.contains(reason); });
}

ReasonSet reasonsOf(const Grid &givens, std::span<const ActiveRule> rules)
{
    ReasonSet reasons;
    for (Cell cell = 0; cell < givens.cellCount(); ++cell)
        if (givens.isFilled(cell))
            reasons.insert(GivenCell{cell});
    for (const ActiveRule &active : rules)
        reasons.insert(active.source);
    return reasons;
}

/// Returns the reasons of a violation. The cells of some rules may be empty.
ReasonSet reasonsOf(const Violation &violation, const Grid &givens)
{
    ReasonSet reasons{violation.source};
    for (const Cell cell : violation.cells)
        if (givens.isFilled(cell))
            reasons.insert(GivenCell{cell});
    return reasons;
}

} // namespace

MusSearch::MusSearch(Puzzle puzzle, const SolveOptions &options, MusEffort effort)
    : m_puzzle(std::move(puzzle)),
      m_options(options),
      m_effort(effort)
{
}

MusAnswer MusSearch::next(const std::stop_token &stop, const Progress &progress)
{
    try {
        if (m_all.empty() && !begin(stop))
            return {halted(Halt::Stopped)};
        return search(stop, progress);
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory)};
    }
}

/// Returns false when \a stop came first.
bool MusSearch::begin(const std::stop_token &stop)
{
    const std::optional<std::vector<ActiveRule>> rules = activeRules(m_puzzle, stop);
    if (!rules)
        return false;
    m_open.assign(1, ReasonSet());
    m_visible.clear();
    for (const Violation &violation : findViolations(*rules, m_puzzle.givens, m_puzzle.geometry.digitCount()))
        m_visible.push_back(reasonsOf(violation, m_puzzle.givens));
    m_all = reasonsOf(m_puzzle.givens, *rules);
    return true;
}

MusAnswer MusSearch::search(const std::stop_token &stop, const Progress &progress)
{
    while (!m_open.empty()) {
        const ReasonSet left = m_open.front();
        if (const ReasonSet *found = foundWithout(left)) {
            m_open.pop_front();
            expand(left, *found);
            continue;
        }
        if (!m_shrinker) {
            m_shrinker.emplace(m_puzzle, suspectsWithout(left), m_effort, m_options);
            m_shrinker->limitConflicts(m_maxConflicts);
        }
        const OrHalt<Verdict> verdict = m_shrinker->run(stop, progress);
        const ReasonSet mus = m_shrinker->reasons();
        const std::vector<Reason> reasons(mus.begin(), mus.end());
        if (verdict == halted(Halt::Stopped))
            return {halted(verdict.error()), reasons};
        m_before += m_shrinker->statistics();
        m_shrinker.reset();
        if (!verdict)
            return {halted(verdict.error()), reasons};
        if (verdict == Verdict::Unsatisfiable && mus.empty()) // without any reason each board is a solution
            return {halted(SolverFailure{.fault = SolverFault::Denial, .solver = m_options.solver.id})};
        m_open.pop_front();
        if (verdict == Verdict::Satisfiable)
            continue;
        m_found.push_back(mus);
        expand(left, mus);
        return {MusOutcome::Found, reasons};
    }
    return {m_found.empty() ? MusOutcome::HasSolution : MusOutcome::NoOther};
}

SolveStatistics MusSearch::statistics() const
{
    SolveStatistics sum = m_before;
    if (m_shrinker)
        sum += m_shrinker->statistics();
    return sum;
}

const ReasonSet *MusSearch::foundWithout(const ReasonSet &left) const
{
    const auto found =
        std::ranges::find_if(m_found, [&](const ReasonSet &mus) { return areDisjoint(mus, left); });
    return found == m_found.end() ? nullptr : &*found;
}

/// Returns a violation without \a left, or all reasons without them.
ReasonSet MusSearch::suspectsWithout(const ReasonSet &left) const
{
    for (const ReasonSet &visible : m_visible)
        if (areDisjoint(visible, left))
            return visible;
    ReasonSet suspects = m_all;
    for (const Reason &reason : left)
        suspects.erase(reason);
    return suspects;
}

void MusSearch::expand(const ReasonSet &left, const ReasonSet &mus)
{
    for (const Reason &reason : mus) {
        ReasonSet child = left;
        child.insert(reason);
        if (m_seen.insert(child).second)
            m_open.push_back(std::move(child));
    }
}

} // namespace sudoku
