#pragma once

#include "core/hints/reasons/premisefiller.h"
#include "core/hints/reasons/reasonformula.h"

#include <map>

namespace sudoku {

/// A candidate, to be shown true or false.
struct Deduction
{
    Candidate candidate;
    bool isTrue;

    auto operator<=>(const Deduction &) const = default; // NOLINT(modernize-use-nullptr)
};

/// Candidates that are true together although premises are missed: each reason of a conclusion that they
/// contradict has one of those that are missed.
struct NearMiss
{
    std::vector<bool> isTrue;        // by candidate
    std::vector<int> missed;         // premises, ascending
    std::vector<std::uint64_t> bits; // the same
};

/// Makes near misses, and keeps them as long as they say something.
class NearMisses
{
public:
    /// A question that takes more than \a maxConflicts halts; 0 is no limit.
    NearMisses(const Position &start, const std::stop_token &stop, std::int64_t maxConflicts = 0);

    const ReasonFormula &formula() const { return m_formula; }
    const Position &position() const { return m_position; }

    /// Continues with \a position, which follows from the last one. If it has other candidates, time goes on.
    void follow(const Position &position);

    /// Returns how often the position has changed.
    int time() const { return m_time; }
    /// Returns the open premises, ascending, with candidates that have changed after \a time. What did not
    /// follow at that time from some premises does not follow from them now, unless one of these is among
    /// them: the model that kept them then keeps them still, without the candidates that are gone.
    const std::vector<int> &changedSince(int time);
    /// Returns whether one sees at once that a reason of \a conclusion with one of \a premises has more than
    /// \a size: near misses that miss other premises, and none in common, are counted.
    bool needsMoreThan(int size, const Deduction &conclusion, const std::vector<int> &premises) const;

    /// Returns nothing if \a premises are a reason of \a conclusion; otherwise a near miss that keeps all of
    /// them, made such that it keeps as many others as possible, as far as that is quickly found or \a
    /// isThorough.
    OrHalt<const NearMiss *> against(const Deduction &conclusion, const std::vector<int> &premises,
                                     const std::stop_token &stop, bool isThorough = false);
    /// Answers whether \a premises are a reason.
    OrHalt<bool> isReason(const Deduction &conclusion, const std::vector<int> &premises,
                          const std::stop_token &stop);

    /// Answers the same, faster if there are few premises. There is no core().
    OrHalt<bool> follows(const Deduction &conclusion, const std::vector<int> &premises,
                         const std::stop_token &stop);

    /// Returns a part of the premises that the last isReason() has found to be a reason, ascending.
    std::vector<int> core() const { return m_formula.core(); }
    /// Returns the premises that are missed, ascending, in the model that a question about \a conclusion just
    /// came upon.
    std::vector<int> lastMissed(const Deduction &conclusion);

    /// Returns how much was done so far, in steps: one takes some microseconds. It does not depend on the
    /// machine.
    std::int64_t work() const;
    /// Counts a move of a search, a small part of a step.
    void addMove() { ++m_moves; }

    /// Returns the premises that are still about open cells, ascending.
    std::vector<int> openPremises() const;

    /// Returns the near miss with the fewest missed premises that contradicts \a conclusion and keeps
    /// \a premises, or null if none is known.
    const NearMiss *knownAgainst(const Deduction &conclusion, const std::vector<int> &premises);
    /// Returns all that contradict \a conclusion, those that miss the fewest premises first.
    std::vector<const NearMiss *> knownAgainst(const Deduction &conclusion) const;

private:
    OrHalt<Verdict> decide(const Deduction &conclusion, const std::vector<int> &premises,
                           const std::stop_token &stop);
    const NearMiss *keep(NearMiss miss);
    void forget(const std::vector<int> &gone);
    OrHalt<bool> chooseKeeping(const Deduction &conclusion, const std::vector<int> &premises,
                               const std::stop_token &stop);
    void assumeFalse(const Deduction &conclusion);
    void chooseModel();
    std::vector<int> missedBySelection() const;
    std::vector<std::uint64_t> bitsOf(const std::vector<int> &premises) const;
    NearMiss filled(const Deduction &conclusion);
    NearMiss filledUp();
    std::vector<int> keptBy(const NearMiss &miss) const;
    std::vector<int> addable(const NearMiss &miss, bool areRules) const;
    OrHalt<bool> keepMore(NearMiss &miss, const Deduction &conclusion, const std::stop_token &stop,
                          bool isThorough);
    OrHalt<bool> keepMoreRules(NearMiss &miss, const Deduction &conclusion, const std::stop_token &stop);

    Position m_position;
    ReasonFormula m_formula;
    PremiseFiller m_filler;
    CandidateSelection m_selection; // empty between questions
    Random m_random{1};
    std::vector<std::unique_ptr<NearMiss>> m_misses;
    std::vector<bool> m_isOpen;                        // by premise
    std::vector<int> m_left;                           // the candidates that are left
    std::vector<std::vector<int>> m_premisesOf;        // that are about a candidate, by its number
    std::vector<int> m_changedAt;                      // by premise
    std::vector<std::vector<const NearMiss *>> m_with; // by candidate, those in which it is true; all last
    int m_time = 0;
    std::map<int, std::vector<int>> m_changedSince; // of this position, by time
    std::int64_t m_moves = 0;                       // of searches, besides the work of others
};

} // namespace sudoku
