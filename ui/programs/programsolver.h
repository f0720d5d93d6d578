#pragma once

#include "core/sat/satsolver.h"
#include "ui/programs/solvercommand.h"

namespace sudoku {

/// A kind of solver that asks a program: each question starts it anew with the whole formula, in which
/// assumptions are clauses of one literal. A model is held against the formula before it is believed. After
/// Unsatisfiable the core is all assumptions, which is seldom the smallest. Seeds and limits of conflicts
/// mean nothing to it, and it tells no statistics.
SolverKind programKind(const SolverProgram &program);

} // namespace sudoku
