#pragma once

#include "core/sat/satsolver.h"

#include <vector>

namespace sudoku {

class Settings;

/// The solver that the user has chosen, or the usual one: a race.
SolverKind chosenSolver(const Settings &settings);
/// Those that are built in, and the user's programs.
std::vector<SolverKind> allSolvers(const Settings &settings);

} // namespace sudoku
