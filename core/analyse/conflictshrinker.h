#pragma once

#include "core/board/random.h"
#include "core/solve/puzzlesolver.h"

#include <map>
#include <set>

namespace sudoku {

/// The givens by cell, then the houses, then the constraints.
using ReasonSet = std::set<Reason>;

enum class ConflictEffort {
    Minimal, ///< until no reason can be spared
    Quick,   ///< some givens that cannot stand together under all rules; a few of them may be too many
};

/// Tells whether some reasons of a puzzle can stand together, and if not, leaves out as many as it can: first givens,
/// with the rules taken for granted, then rules, with the givens that are left. What remains is minimal, because a
/// given that could not be spared with all rules cannot be spared with fewer either.
///
/// (Minimal unsatisfiable subsets by deletion. Cores come first: which one the solver finds depends on the order of
/// the assumptions, so that the smallest of some random orders is often a small part of the first.)
class ConflictShrinker
{
public:
    ConflictShrinker(Puzzle puzzle, ReasonSet suspects, ConflictEffort effort, const SolveOptions &options);

    /// Unsatisfiable where the suspects cannot stand together; reasons() is a conflict then. Satisfiable
    /// where they can. After Stopped it may be called again and goes on.
    [[nodiscard]] OrHalt<Verdict> run(const std::stop_token &stop, const Progress &progress = {});

    /// The smallest conflict so far; empty before anything is known.
    ReasonSet reasons() const { return m_isConflict ? m_reasons : ReasonSet(); }

    /// Of all solvers so far.
    SolveStatistics statistics() const;

private:
    enum class Stage { Givens, Rules, Done };

    OrHalt<Verdict> runStage(const std::stop_token &stop);
    OrHalt<Verdict> startStage(const std::stop_token &stop);
    OrHalt<Verdict> takeSmallCore(const std::stop_token &stop);
    OrHalt<Verdict> leaveOut(const std::stop_token &stop);
    OrHalt<Verdict> decide(const std::vector<Reason> &assumed, const std::stop_token &stop);

    bool isTried(const Reason &reason) const;
    std::vector<Reason> triedReasons() const;
    ReasonSet coreReasons() const;
    int neededCount() const;

    Puzzle m_puzzle;
    ConflictEffort m_effort;
    SolveOptions m_options;
    ReasonSet m_reasons;
    bool m_isConflict = false;
    Random m_random;
    Progress m_progress; // while it runs

    Stage m_stage = Stage::Givens;
    std::unique_ptr<PuzzleSolver> m_solver; // of the stage
    std::map<Reason, Literal> m_literals;   // that switch the reasons on
    bool m_hasSmallCore = false;
    ReasonSet m_needed;
    SolveStatistics m_before; // the stage
};

} // namespace sudoku
