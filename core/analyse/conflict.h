#pragma once

#include "core/analyse/conflictshrinker.h"

#include <deque>
#include <set>
#include <vector>

namespace sudoku {

enum class ConflictOutcome {
    Found,
    NoConflict, ///< the puzzle has a solution
    NoOther,    ///< every conflict was found before
};

struct [[nodiscard]] ConflictAnswer
{
    OrHalt<ConflictOutcome> outcome;
    /// Reasons that cannot stand together: the givens by cell, then the houses, then the constraints. Where the
    /// outcome is Found and the effort was Minimal, the others can without any one of them. Without an outcome,
    /// the best so far, or none.
    std::vector<Reason> reasons = {};
};

/// Why a puzzle has no solution: its conflicts, one after the other. (By the hitting set tree of R. Reiter, "A
/// Theory of Diagnosis from First Principles", 1987.)
class ConflictSearch
{
public:
    explicit ConflictSearch(Puzzle puzzle, const SolveOptions &options = {},
                            ConflictEffort effort = ConflictEffort::Minimal);

    /// Looks for a conflict that was not found before; equal digits in a house, and other conflicts that one can
    /// see, come first. After Stopped it may be asked again.
    ConflictAnswer next(const std::stop_token &stop = {}, const Progress &progress = {});

    /// Since the search was made.
    SolveStatistics statistics() const;

private:
    bool begin(const std::stop_token &stop);
    ConflictAnswer search(const std::stop_token &stop, const Progress &progress);
    const ReasonSet *foundWithout(const ReasonSet &left) const;
    ReasonSet suspectsWithout(const ReasonSet &left) const;
    void expand(const ReasonSet &left, const ReasonSet &conflict);

    Puzzle m_puzzle;
    SolveOptions m_options;
    ConflictEffort m_effort;
    ReasonSet m_all;                  // empty before it has begun
    std::vector<ReasonSet> m_visible; // conflicts that need no search
    std::vector<ReasonSet> m_found;
    std::deque<ReasonSet> m_open;               // nodes of the tree, each by what is left out there
    std::set<ReasonSet> m_seen;                 // nodes that were ever open
    std::optional<ConflictShrinker> m_shrinker; // of the first open node
    SolveStatistics m_before;                   // the first open node
};

} // namespace sudoku
