#pragma once

#include "core/hints/reasons/premise.h"
#include "core/sat/satsolver.h"

#include <memory>
#include <set>

namespace sudoku {

/// The candidates of a position in a solver: exclusions are facts, and each premise holds if it is assumed.
/// Follows a walkthrough: what is eliminated or placed becomes a fact.
class ReasonFormula
{
public:
    /// Writes the formula. If \a stop comes first, every later question halts. A question that takes more
    /// than \a maxConflicts halts too; 0 is no limit. The rules for two cells of \a without, constraints of
    /// the puzzle, exclude nothing.
    ReasonFormula(const Position &start, std::vector<Premise> premises, const std::stop_token &stop,
                  std::int64_t maxConflicts = 0, const std::set<int> &without = {});

    const std::vector<Premise> &premises() const { return m_premises; }
    const Exclusions &exclusions() const { return m_exclusions; }

    /// Decides whether \a premises, by number, can hold where \a candidate (by number) is \a isTrue.
    OrHalt<Verdict> decide(std::span<const int> premises, int candidate, bool isTrue,
                           const std::stop_token &stop);
    /// Decides whether \a premises can hold there together with at least one of \a others, which are not
    /// about a rule: one question instead of one for each of them. Halts as Stopped after some conflicts,
    /// because the answer is rarely worth more, unless \a isThorough.
    OrHalt<Verdict> decideWithOneOf(std::span<const int> others, std::span<const int> premises, int candidate,
                                    bool isTrue, const std::stop_token &stop, bool isThorough);
    /// Returns the candidates, by number, that are true in the model of the last decide().
    std::vector<int> model() const;

    /// Returns the premises, ascending, that the last decide() needed to answer Unsatisfiable.
    std::vector<int> core() const;

    /// Returns how many literals the solver has set so far.
    std::int64_t propagations() const { return m_solver->statistics().propagations; }

    /// Makes it a fact that the candidate is true or not.
    void fix(int candidate, bool isTrue);

private:
    void writePremise(const RuleIndex &rules, const Position &start, int premise,
                      const std::stop_token &stop);
    void excludeRepeated(const Position &start, const premise::HouseHasDigit &has);
    void assume(std::span<const int> premises, int candidate, bool isTrue);
    int premiseOf(Literal literal) const;
    void writeSum(const Position &start, const rule::Sum &sum, const std::stop_token &stop);

    std::vector<Premise> m_premises;
    Exclusions m_exclusions;
    std::int64_t m_maxConflicts; // of a question; 0 is no limit
    Cnf m_cnf;
    std::vector<Literal> m_literals;  // of candidates, by number; 0 if it is none
    std::vector<int> m_candidates;    // the numbers of those that have a literal
    std::vector<Literal> m_selectors; // of premises, ascending
    std::vector<Clause> m_oneOf; // by premise, the literals that it needs one of; none if it is about a rule
    std::unique_ptr<SatSolver> m_solver;
    Clause m_assumptions; // kept, so that a question costs no allocation
};

} // namespace sudoku
