#pragma once

#include "core/analyse/reasonshrinker.h"
#include "core/board/random.h"

#include <map>

namespace sudoku {

/// How far a contradiction is made smaller.
enum class MusEffort {
    Minimal, ///< until no reason can be left out
    Quick,   ///< givens that contradict each other under all rules; a few of them may not be needed
};

/// Decides whether some reasons of a puzzle contradict each other, and if so, shrinks them to a minimal
/// unsatisfiable subset (MUS): leaves out givens first, with all rules in force, then rules, with the givens
/// that are left. The result is minimal, because a given that is needed with all rules is also needed with
/// fewer.
///
/// Uses deletion, after taking the solver's cores: which core the solver finds depends on the order of the
/// assumptions, so the smallest of some random orders is often much smaller than the first. When a question
/// takes long, and there are constraints, the rules come first after all, from the smallest contradiction
/// before: few givens need many rules, and their contradiction is hard to see. A rule that is needed with
/// these givens is also needed with fewer. When deletion takes long then, a ReasonShrinker continues it.
class MusShrinker
{
public:
    MusShrinker(Puzzle puzzle, ReasonSet suspects, MusEffort effort, const SolveOptions &options);

    /// Makes run() return Stopped when its questions have taken \a max conflicts in all; 0 is no limit. The
    /// first question is always answered.
    void limitConflicts(std::int64_t max) { m_maxConflicts = max; }

    /// Returns Unsatisfiable if the suspects contradict each other, as then reasons() do; otherwise
    /// Satisfiable. May be called again after Stopped, and continues.
    [[nodiscard]] OrHalt<Verdict> run(const std::stop_token &stop, const Progress &progress = {});

    /// Returns the smallest contradiction so far; empty before one is known.
    ReasonSet reasons() const;

    /// Returns the work of all solvers so far.
    SolveStatistics statistics() const;

private:
    enum class Stage { Givens, Rules, GivensAgain, Done };

    OrHalt<Verdict> runStage(const std::stop_token &stop);
    OrHalt<Verdict> startStage(const std::stop_token &stop);
    OrHalt<Verdict> takeSmallCore(const std::stop_token &stop);
    OrHalt<Verdict> leaveOut(const std::stop_token &stop);
    OrHalt<Verdict> leaveOneOut(std::vector<Reason> rest, const std::stop_token &stop);
    void turnToRules();
    OrHalt<Verdict> leaveOutSlowly(std::vector<Reason> rest, const std::stop_token &stop);
    OrHalt<Verdict> decide(const std::vector<Reason> &assumed, const std::stop_token &stop);

    Stage nextStage() const;
    bool canTurnToRules() const;
    bool isTried(const Reason &reason) const;
    std::vector<Reason> triedReasons() const;
    ReasonSet coreReasons() const;
    int neededCount() const;

    Puzzle m_puzzle;
    MusEffort m_effort;
    SolveOptions m_options;
    std::int64_t m_maxConflicts = 0;
    ReasonSet m_reasons;
    bool m_isContradiction = false;
    ReasonSet m_easyReasons;     // the last ones before a question took long
    bool m_turnsToRules = false; // the rules come first after all, with m_easyReasons
    ReasonSet m_smallestBefore;  // that turn
    Random m_random;
    Progress m_progress; // while it runs

    Stage m_stage = Stage::Givens;
    std::unique_ptr<PuzzleSolver> m_solver; // of the stage
    std::map<Reason, Literal> m_literals;   // that switch the reasons on
    bool m_hasSmallCore = false;
    ReasonSet m_needed;
    bool m_isSlow = false;                          // from then on, in all stages
    std::optional<ReasonShrinker> m_reasonShrinker; // of the stage, once it is slow
    SolveStatistics m_before;                       // the stage
};

} // namespace sudoku
