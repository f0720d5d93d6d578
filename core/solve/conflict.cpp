#include "core/solve/conflict.h"

#include "core/variants/violations.h"

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

bool areDisjoint(const std::set<int> &one, const std::set<int> &other)
{
    return std::ranges::none_of(one, [&](int reason) { return other.contains(reason); });
}

bool isReasonOf(const Reason &reason, const Violation &violation)
{
    if (const auto *given = std::get_if<GivenCell>(&reason))
        return std::ranges::binary_search(violation.cells, given->cell);
    return std::get<RuleSource>(reason) == violation.source;
}

ConflictOutcome failureOf(bool isOutOfMemory)
{
    return isOutOfMemory ? ConflictOutcome::OutOfMemory : ConflictOutcome::Stopped;
}

} // namespace

ConflictSearch::ConflictSearch(Puzzle puzzle, const SolveOptions &options)
    : m_solver(std::move(puzzle), options.with(EncodingKind::Selectors)),
      m_open{{}}
{
}

ConflictAnswer ConflictSearch::next(const std::stop_token &stop, const Progress &progress)
{
    try {
        if (const auto failure = m_solver.prepare(stop))
            return {failureOf(*failure == Outcome::OutOfMemory)};
        if (m_reasonOf.empty())
            start();
        return search(stop, progress);
    } catch (const std::bad_alloc &) {
        return {ConflictOutcome::OutOfMemory};
    }
}

void ConflictSearch::start()
{
    const std::span<const Selector> selectors = m_solver.encoding().selectors();
    for (int reason = 0; reason < std::ssize(selectors); ++reason)
        m_reasonOf[selectors[reason].literal] = reason;
    for (const Violation &violation : findViolations(m_solver.puzzle(), m_solver.puzzle().givens)) {
        m_visible.emplace_back();
        for (int reason = 0; reason < std::ssize(selectors); ++reason)
            if (isReasonOf(selectors[reason].reason, violation))
                m_visible.back().insert(reason);
    }
}

ConflictAnswer ConflictSearch::search(const std::stop_token &stop, const Progress &progress)
{
    while (!m_open.empty()) {
        const ReasonSet left = m_open.front();
        if (const ReasonSet *found = foundWithout(left)) {
            m_open.pop_front();
            expand(left, *found);
            continue;
        }
        ReasonSet conflict;
        const Verdict verdict = findWithout(left, conflict, stop, progress);
        if (verdict == Verdict::Stopped || verdict == Verdict::OutOfMemory)
            return {failureOf(verdict == Verdict::OutOfMemory), reasonsOf(conflict)};
        m_open.pop_front();
        if (verdict == Verdict::Satisfiable)
            continue;
        m_found.push_back(conflict);
        expand(left, conflict);
        return {ConflictOutcome::Found, reasonsOf(conflict)};
    }
    return {m_found.empty() ? ConflictOutcome::NoConflict : ConflictOutcome::NoOther};
}

/// Unsatisfiable with a minimal \a conflict; stopped, perhaps with one that is not minimal.
Verdict ConflictSearch::findWithout(const ReasonSet &left, ReasonSet &conflict, const std::stop_token &stop,
                                    const Progress &progress)
{
    ReasonSet suspects = suspectsWithout(left);
    const Verdict verdict = decide(suspects, stop, progress);
    if (verdict != Verdict::Unsatisfiable)
        return verdict;
    conflict = std::move(suspects);
    return shrink(conflict, stop, progress);
}

/// Leaves out one reason after the other, as long as the rest is a conflict.
Verdict ConflictSearch::shrink(ReasonSet &conflict, const std::stop_token &stop, const Progress &progress)
{
    const auto takeCore = [&] {
        conflict.clear();
        for (const Literal literal : m_solver.core())
            conflict.insert(m_reasonOf.at(literal));
    };
    takeCore();
    ReasonSet needed;
    while (needed.size() < conflict.size()) {
        // Houses come behind the givens and are tried first: a conflict of few houses is easier to see.
        const int tried = *std::find_if(conflict.rbegin(), conflict.rend(),
                                        [&](int reason) { return !needed.contains(reason); });
        ReasonSet rest = conflict;
        rest.erase(tried);
        const Verdict verdict = decide(rest, stop, progress);
        if (verdict == Verdict::Unsatisfiable)
            takeCore();
        else if (verdict == Verdict::Satisfiable)
            needed.insert(tried);
        else
            return verdict;
    }
    return Verdict::Unsatisfiable;
}

Verdict ConflictSearch::decide(const ReasonSet &reasons, const std::stop_token &stop,
                               const Progress &progress)
{
    Clause assumptions;
    for (const int reason : reasons)
        assumptions.push_back(m_solver.encoding().selectors()[reason].literal);
    return m_solver.decide(assumptions, stop, progress);
}

const ConflictSearch::ReasonSet *ConflictSearch::foundWithout(const ReasonSet &left) const
{
    const auto found =
        std::ranges::find_if(m_found, [&](const ReasonSet &conflict) { return areDisjoint(conflict, left); });
    return found == m_found.end() ? nullptr : &*found;
}

/// A conflict that can be seen, or everything.
ConflictSearch::ReasonSet ConflictSearch::suspectsWithout(const ReasonSet &left) const
{
    for (const ReasonSet &visible : m_visible)
        if (areDisjoint(visible, left))
            return visible;
    ReasonSet suspects;
    for (const auto &[literal, reason] : m_reasonOf)
        if (!left.contains(reason))
            suspects.insert(reason);
    return suspects;
}

void ConflictSearch::expand(const ReasonSet &left, const ReasonSet &conflict)
{
    for (const int reason : conflict) {
        ReasonSet child = left;
        child.insert(reason);
        if (m_seen.insert(child).second)
            m_open.push_back(std::move(child));
    }
}

std::vector<Reason> ConflictSearch::reasonsOf(const ReasonSet &set) const
{
    std::vector<Reason> reasons;
    for (const int reason : set)
        reasons.push_back(m_solver.encoding().selectors()[reason].reason);
    return reasons;
}

} // namespace sudoku
