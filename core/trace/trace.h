#pragma once

#include "core/sat/cnf.h"

#include <optional>
#include <vector>

namespace sudoku {

/// One step of a SAT solver.
struct TraceStep
{
    enum class Kind {
        Guess,     ///< decides that a literal is true, which begins a level
        Propagate, ///< all other literals of a clause are false, so that its last one is true
        Conflict,  ///< all literals of a clause are false
        Learn,     ///< adds a clause that follows from the formula, and forbids why there was a conflict
        Back,      ///< takes back the levels above one
        Model,     ///< every variable has a value, and no clause is false
        Refuted,   ///< a conflict without a guess: the formula has no model
        GiveUp,    ///< the run has as many steps as were allowed
    };

    static constexpr int noClause = -1;

    Kind kind;
    Literal literal = 0;   ///< what becomes true; 0 unless the step is a Guess or Propagate
    int clause = noClause; ///< the reason of Propagate; what is false, or learnt; see Trace::clauses
    int level = 0;         ///< the number of guesses that hold after the step

    /// Returns whether the step makes a literal true.
    bool assigns() const { return kind == Kind::Guess || kind == Kind::Propagate; }
    bool operator==(const TraceStep &) const = default;
};

/// How often a solver did what.
struct TraceCounts
{
    int guesses = 0;
    int propagations = 0;
    int conflicts = 0;
    int learnt = 0;

    bool operator==(const TraceCounts &) const = default;
};

/// A run of a SAT solver, from the formula to the answer.
struct Trace
{
    Cnf clauses;         ///< those of the formula, then the learnt ones
    int formulaSize = 0; ///< the number of clauses of the formula
    std::vector<TraceStep> steps = {};

    bool isLearnt(int clause) const { return clause >= formulaSize; }
    TraceCounts counts() const;
    /// Returns the steps, as indices and in their order, that made those literals true which are still true
    /// after the first \a stepCount steps.
    std::vector<int> trailAfter(int stepCount) const;
    /// Returns the first step from \a from on of that \a kind, or nothing.
    std::optional<int> find(TraceStep::Kind kind, int from) const;
};

} // namespace sudoku
