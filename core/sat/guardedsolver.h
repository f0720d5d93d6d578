#pragma once

#include "core/sat/satsolver.h"

#include <functional>

namespace sudoku {

/// A solver that survives a lack of memory: it frees what it has, and each later solve() returns
/// Halt::OutOfMemory. It also knows whether it has only a part of a formula.
class GuardedSolver : public SatSolver
{
public:
    void add(const Cnf &cnf, std::stop_token stop) final;
    void add(std::span<const Literal> clause) final;
    OrHalt<Verdict> solve(std::span<const Literal> assumptions, std::stop_token stop,
                          const SatProgress &progress) final;
    Clause implied(std::span<const Literal> assumptions) final;

protected:
    /// Runs \a action, unless memory has run out before.
    void guard(const std::function<void()> &action);

private:
    /// Adds \a cnf. Returns false if a stop was requested before the last clause.
    virtual bool addAll(const Cnf &cnf, const std::stop_token &stop) = 0;
    virtual void addClause(std::span<const Literal> clause) = 0;
    virtual OrHalt<Verdict> run(std::span<const Literal> assumptions, const std::stop_token &stop,
                                const SatProgress &progress) = 0;

    virtual Clause propagated(std::span<const Literal> /*assumptions*/) { return {}; }

    /// Runs \a action, and translates the errors of a solver that ran out of memory to std::bad_alloc.
    virtual void attempt(const std::function<void()> &action) { action(); }
    /// Frees as much memory as possible after memory has run out.
    virtual void giveUp() = 0;

    bool m_isIncomplete = false; // a stop was requested while clauses were added
    bool m_isOutOfMemory = false;
};

} // namespace sudoku
