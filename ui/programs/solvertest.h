#pragma once

#include <QString>

#include "core/sat/satsolver.h"
#include "ui/programs/solvercommand.h"

#include <chrono>
#include <stop_token>

namespace sudoku {

/// What came of trying a solver on two small formulas.
struct [[nodiscard]] SolverTest
{
    OrHalt<void> answers;            ///< both were right; WrongSolution where one was not
    std::chrono::nanoseconds time{}; ///< of both
    QString version = {};            ///< as the program says it; empty where it does not
};

SolverTest testSolver(const SolverKind &solver, const std::stop_token &stop);

/// The same, with the version that the program tells when it is called with "--version".
SolverTest testProgram(const SolverProgram &program, const SolverKind &solver, const std::stop_token &stop);

} // namespace sudoku
