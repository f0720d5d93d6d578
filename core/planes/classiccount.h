#pragma once

#include "core/board/grid.h"
#include "core/planes/classicengine.h"
#include "core/sat/halt.h"

#include <stop_token>

namespace sudoku {

struct [[nodiscard]] SolutionCount
{
    /// The number of solutions found.
    std::int64_t count;
    /// None if there are no more; Solved if there are more than the limit.
    OrHalt<Outcome> end;

    bool isExact() const { return end == Outcome::None; }
};

/// Counts the solutions of a classic 9x9 board up to \a limit, and finds
/// out whether there is one more. Guesses only until few cells are
/// open, and then joins the ways of the digits (see PlaneJoin); each solution has passed a ClassicCheck.
SolutionCount countClassic(const Grid &givens, std::int64_t limit, const std::stop_token &stop,
                           const ClassicEngine &engine = classicEngines().front());

} // namespace sudoku
