#pragma once

#include "core/sat/satsolver.h"

namespace sudoku {

class Settings;

/// The solver that the user has chosen, or the usual one.
SolverKind chosenSolver(const Settings &settings);

} // namespace sudoku
