#pragma once

#include "core/sat/satsolver.h"

#include <span>
#include <string_view>

namespace sudoku {

/// Returns the solvers that are built in; the first is the default.
std::span<const SolverKind> solverKinds();
/// Returns the solver with that \a id, or null.
const SolverKind *findSolver(std::string_view id);

} // namespace sudoku
