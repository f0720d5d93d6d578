#pragma once

#include "core/sat/cnf.h"
#include "core/sat/satsolver.h"

#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace sudoku {

/// Passes clauses that a solver has learnt to other solvers with the same clauses, each on a thread of its
/// own. A solver joins, offers what it learns, and now and then takes what the others have offered.
class ClauseExchange
{
public:
    /// The most literals of a clause that is offered. Longer ones seldom help others.
    static constexpr std::size_t maxLength = 8;

    /// Returns the number of a new member.
    int join();
    /// Nothing more is kept for \a member, whose number another one may get.
    void leave(int member);

    /// Keeps \a clause, which must follow from the clauses of all members, for each member but \a from. Where
    /// memory is short, or a member has not taken any for long, it gets lost.
    void offer(int from, std::span<const Literal> clause);

    /// Returns the clauses kept for \a member, each followed by a 0, and keeps them no longer.
    [[nodiscard]] std::vector<Literal> take(int member);

private:
    struct Inbox
    {
        bool isOpen = true;
        std::vector<Literal> clauses = {};
    };

    std::mutex m_mutex;
    std::vector<Inbox> m_inboxes; // by member
};

/// Returns CaDiCaL, with solvers that exchange clauses by \a exchange, or nothing if the program was built
/// without it. Solvers that run at the same time must have the same clauses.
std::optional<SolverKind> cadicalKind(std::shared_ptr<ClauseExchange> exchange);

} // namespace sudoku
