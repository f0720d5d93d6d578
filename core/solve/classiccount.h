#pragma once

#include "core/solve/classicengine.h"
#include "core/solve/countresult.h"

#include <stop_token>

namespace sudoku {

/// Counts the solutions of a classic 9x9 board as countSolutions() does. Guesses only until few cells are
/// open, and then joins the ways of the digits (see PlaneJoin); each solution has passed a ClassicCheck.
CountResult countClassic(const Grid &givens, std::int64_t limit, const std::stop_token &stop,
                         const ClassicEngine &engine = classicEngines().front());

} // namespace sudoku
