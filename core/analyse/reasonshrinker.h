#pragma once

#include "core/propagate/propagation.h"
#include "core/solve/puzzlesolver.h"

#include <set>
#include <vector>

namespace sudoku {

/// The givens by cell, then the houses, then the constraints.
using ReasonSet = std::set<Reason>;

/// Leaves reasons out of a contradiction one by one, where a question with selectors takes long.
///
/// Each question has a formula of its own, of the reasons that are left: propagation makes it so much smaller
/// that it is answered many times as fast, although nothing is learnt from the questions before. Several are
/// asked at once, on all processors. A reason that is needed stays needed when others are left out. Those
/// that can be left out may need each other, so one more question decides about all of them. Hard questions
/// are put off, and asked again with another seed and a higher limit of conflicts: some seeds take a hundred
/// times as long as others. The result depends on the solver and its seed, not on the number of processors.
class ReasonShrinker
{
public:
    /// Makes a shrinker of \a reasons of \a puzzle, which contradict each other; only \a open ones are left
    /// out.
    ReasonShrinker(Puzzle puzzle, ReasonSet reasons, std::vector<Reason> open, const SolveOptions &options);

    /// Makes run() return Stopped when the questions have taken \a max conflicts in all; 0 is no limit. It
    /// may be exceeded by the questions that are asked at once.
    void limitConflicts(std::int64_t max) { m_maxConflicts = max; }

    /// Returns Unsatisfiable when each reason that was open is needed or left out. May be called again after
    /// Stopped, and continues.
    [[nodiscard]] OrHalt<Verdict> run(const std::stop_token &stop, const Progress &progress = {});

    /// Returns the reasons that are left; they contradict each other at any time.
    const ReasonSet &reasons() const { return m_reasons; }
    const SolveStatistics &statistics() const { return m_statistics; }

private:
    struct Question
    {
        std::vector<Reason> leftOut;
        OrHalt<Verdict> verdict = halted(Halt::Stopped);
        SolveStatistics statistics = {};
    };
    class Decider;

    bool isPutOff(const Question &question, const std::stop_token &stop) const;
    bool begin(const std::stop_token &stop);
    void askAll(std::vector<Question> &questions, const std::stop_token &stop, const Progress &progress);
    std::optional<Halt> learnFrom(const std::vector<Question> &questions, const std::stop_token &stop);
    std::optional<Halt> leaveOut(const std::vector<Reason> &unneeded, const std::stop_token &stop);
    void decide(Question &question, const std::stop_token &stop) const;

    Puzzle m_puzzle;
    ReasonSet m_reasons;
    std::vector<Reason> m_open;                     // to be asked about
    std::vector<Reason> m_putOff;                   // to be asked about again
    SolveOptions m_options;                         // of the next questions
    std::int64_t m_finalConflicts;                  // the limit that was asked for, or 0
    std::int64_t m_maxConflicts = 0;                // of all questions
    std::vector<ActiveRule> m_rules;                // those that are reasons
    std::shared_ptr<const Propagator> m_propagator; // of the rules at the beginning; null before it
    std::size_t m_propagatedRules = 0;              // their number
    SolveStatistics m_statistics;
};

} // namespace sudoku
