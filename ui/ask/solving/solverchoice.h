#pragma once

#include "core/sat/satsolver.h"

#include <vector>

namespace sudoku {

class Settings;

/// Returns the solver that the user has chosen, or the default one, which is a race.
SolverKind chosenSolver(const Settings &settings);
/// Returns the built-in solvers and the user's programs.
std::vector<SolverKind> allSolvers(const Settings &settings);

} // namespace sudoku
