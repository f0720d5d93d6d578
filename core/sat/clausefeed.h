#pragma once

#include "core/sat/cnf.h"

#include <stop_token>

namespace sudoku {

/// Remembers how many clauses of a growing formula a solver already has.
class ClauseFeed
{
public:
    /// Calls \a take with each clause that \a cnf has gained since the last call. Returns false when \a stop
    /// came before the last clause.
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

    /// Does the same into \a copy, including variables.
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
