#pragma once

#include "core/sat/satsolver.h"
#include "ui/programs/solvercommand.h"

namespace sudoku {

/// A kind of solver that asks a program: each question starts it anew with the whole formula, in which assumptions are clauses
/// of one literal. A model is held against the formula before it is believed. After Unsatisfiable the core is all
/// assumptions, which is seldom the smallest. Seeds and limits of conflicts mean nothing to it, and it tells no statistics.
SolverKind programKind(const SolverProgram &program);

/// The same solver with a log of its own, where it can fail: for an answer that shall tell its own failure and no other's,
/// while other threads ask the same program.
SolverKind withOwnFailures(const SolverKind &solver);

} // namespace sudoku
