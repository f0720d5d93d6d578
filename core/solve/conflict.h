#pragma once

#include "core/solve/puzzlesolver.h"

#include <deque>
#include <map>
#include <set>
#include <vector>

namespace sudoku {

enum class ConflictOutcome {
    Found,
    NoConflict, ///< the puzzle has a solution
    NoOther,    ///< every minimal conflict was found before
    Stopped,
    OutOfMemory,
};

struct ConflictAnswer
{
    ConflictOutcome outcome;
    /// Reasons that cannot stand together: the givens by cell, then the houses, then the constraints. Minimal
    /// where the outcome is Found: without any one of them the others can. Where it is Stopped, the best so
    /// far, or none.
    std::vector<Reason> reasons = {};
};

/// Why a puzzle has no solution: its minimal conflicts, one after the other. (Minimal unsatisfiable subsets by
/// deletion, with the cores of the solver; one after the other by the hitting set tree of R. Reiter, "A Theory of
/// Diagnosis from First Principles", 1987.)
class ConflictSearch
{
public:
    explicit ConflictSearch(Puzzle puzzle, const SolveOptions &options = {});

    /// Looks for a minimal conflict that was not found before; equal digits in a house, and other conflicts that
    /// one can see, come first. After Stopped it may be asked again.
    ConflictAnswer next(const std::stop_token &stop = {}, const Progress &progress = {});

    const SolveStatistics &statistics() const { return m_solver.statistics(); }

private:
    using ReasonSet = std::set<int>; ///< indices into the selectors of the encoding

    void start();
    ConflictAnswer search(const std::stop_token &stop, const Progress &progress);
    Verdict findWithout(const ReasonSet &left, ReasonSet &conflict, const std::stop_token &stop,
                        const Progress &progress);
    Verdict shrink(ReasonSet &conflict, const std::stop_token &stop, const Progress &progress);
    Verdict decide(const ReasonSet &reasons, const std::stop_token &stop, const Progress &progress);
    const ReasonSet *foundWithout(const ReasonSet &left) const;
    ReasonSet suspectsWithout(const ReasonSet &left) const;
    void expand(const ReasonSet &left, const ReasonSet &conflict);
    std::vector<Reason> reasonsOf(const ReasonSet &set) const;

    PuzzleSolver m_solver;
    std::map<Literal, int> m_reasonOf; // by the literal of the selector
    std::vector<ReasonSet> m_visible;  // conflicts that need no search
    std::vector<ReasonSet> m_found;
    std::deque<ReasonSet> m_open; // nodes of the tree, each by what is left out there
    std::set<ReasonSet> m_seen;   // nodes that were ever open
};

} // namespace sudoku
