#pragma once

#include "core/analyse/musshrinker.h"

#include <deque>
#include <set>
#include <vector>

namespace sudoku {

enum class MusOutcome {
    Found,
    HasSolution, ///< the puzzle has a solution
    NoOther,     ///< every minimal contradiction was found before
};

struct [[nodiscard]] MusAnswer
{
    OrHalt<MusOutcome> outcome;
    /// Reasons that contradict each other: the givens by cell, then the houses, then the constraints. If the
    /// outcome is Found and the effort was Minimal, no part of them contradicts itself. Without an outcome,
    /// the best so far, or none.
    std::vector<Reason> reasons = {};
};

/// Finds out why a puzzle has no solution: its minimal unsatisfiable subsets (MUSes) of givens and rules, one
/// after the other, by the hitting set tree of R. Reiter, "A Theory of Diagnosis from First Principles",
/// 1987.
class MusSearch
{
public:
    explicit MusSearch(Puzzle puzzle, const SolveOptions &options = {},
                       MusEffort effort = MusEffort::Minimal);

    /// Looks for a contradiction that was not found before. Violations, such as equal digits in a house, come
    /// first. May be called again after Stopped, and continues. A solver that finds a contradiction without
    /// any reason has failed.
    MusAnswer next(const std::stop_token &stop = {}, const Progress &progress = {});

    /// Makes next() return Stopped, with the best so far, when the questions about one set have taken \a max
    /// conflicts in all; 0 is no limit. Such a search does not continue.
    void limitConflicts(std::int64_t max) { m_maxConflicts = max; }

    /// Returns the work since the search was made.
    SolveStatistics statistics() const;

private:
    bool begin(const std::stop_token &stop);
    MusAnswer search(const std::stop_token &stop, const Progress &progress);
    const ReasonSet *foundWithout(const ReasonSet &left) const;
    ReasonSet suspectsWithout(const ReasonSet &left) const;
    void expand(const ReasonSet &left, const ReasonSet &mus);

    Puzzle m_puzzle;
    SolveOptions m_options;
    MusEffort m_effort;
    std::int64_t m_maxConflicts = 0;
    ReasonSet m_all;                  // empty before it has begun
    std::vector<ReasonSet> m_visible; // violations, which need no search
    std::vector<ReasonSet> m_found;
    std::deque<ReasonSet> m_open;          // nodes of the tree, each by what is left out there
    std::set<ReasonSet> m_seen;            // nodes that were ever open
    std::optional<MusShrinker> m_shrinker; // of the first open node
    SolveStatistics m_before;              // the first open node
};

} // namespace sudoku
