#pragma once

#include "core/sat/satsolver.h"
#include "ui/programs/solvercommand.h"

namespace sudoku {

/// Returns a kind of solver that runs a program. Each question starts the program anew with the whole
/// formula, in which assumptions are unit clauses. Checks each model against the formula. After Unsatisfiable
/// the core is all assumptions, which is seldom the smallest one. Ignores seeds and limits of conflicts, and
/// has no statistics.
SolverKind programKind(const SolverProgram &program);

} // namespace sudoku
