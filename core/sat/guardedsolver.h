#pragma once

#include "core/sat/satsolver.h"

#include <functional>

namespace sudoku {

/// A solver that survives where memory runs out: it gives back what it holds, and each later solve() answers
/// so. It knows, too, when it has only a part of a formula.
class GuardedSolver : public SatSolver
{
public:
    void add(const Cnf &cnf, std::stop_token stop) final;
    void add(std::span<const Literal> clause) final;
    OrHalt<Verdict> solve(std::span<const Literal> assumptions, std::stop_token stop,
                          const SatProgress &progress) final;

protected:
    /// Runs \a action, unless memory ran out before.
    void guard(const std::function<void()> &action);

private:
    /// False when a stop came before the last clause.
    virtual bool addAll(const Cnf &cnf, const std::stop_token &stop) = 0;
    virtual void addClause(std::span<const Literal> clause) = 0;
    virtual OrHalt<Verdict> run(std::span<const Literal> assumptions, const std::stop_token &stop,
                                const SatProgress &progress) = 0;

    /// Runs \a action, and turns what says that memory ran out into std::bad_alloc.
    virtual void attempt(const std::function<void()> &action) { action(); }
    /// Memory ran out: gives back all that can be given back.
    virtual void giveUp() = 0;

    bool m_isIncomplete = false; // a stop came while clauses were added
    bool m_isOutOfMemory = false;
};

} // namespace sudoku
