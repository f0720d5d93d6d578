#pragma once

#include "core/sat/cnf.h"

#include <stop_token>

namespace sudoku {

/// Remembers the number of clauses of a growing formula that a solver already has.
class ClauseFeed
{
public:
    /// Calls \a take with each clause that was added to \a cnf since the last call. Returns false if \a stop
    /// was requested before the last clause.
    template <typename Take>
    bool feed(const Cnf &cnf, const std::stop_token &stop, Take take)
    {
        for (; m_taken < cnf.clauseCount(); ++m_taken) {
            if (m_taken % 1024 == 0 && stop.stop_requested())
                return false;
            take(cnf.clause(m_taken));
        }
        return true;
    }

    /// Adds these clauses to \a copy, and the variables. Returns the same.
    bool copy(const Cnf &cnf, const std::stop_token &stop, Cnf &copy)
    {
        while (copy.variableCount() < cnf.variableCount())
            copy.newVariable();
        return feed(cnf, stop, [&copy](std::span<const Literal> clause) { copy.add(clause); });
    }

private:
    int m_taken = 0;
};

} // namespace sudoku
