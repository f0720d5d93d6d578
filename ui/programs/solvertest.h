#pragma once

#include <QString>

#include "core/sat/satsolver.h"
#include "ui/programs/solvercommand.h"

#include <chrono>
#include <stop_token>

namespace sudoku {

/// The result of testing a solver on two small formulas.
struct [[nodiscard]] SolverTest
{
    OrHalt<void> answers;            ///< a value if both answers were right; WrongSolution if one was not
    std::chrono::nanoseconds time{}; ///< the total time of both
    QString version = {};            ///< the version that the program states, or empty
};

SolverTest testSolver(const SolverKind &solver, const std::stop_token &stop);

/// Does the same, and asks the program for its version with "--version".
SolverTest testProgram(const SolverProgram &program, const SolverKind &solver, const std::stop_token &stop);

} // namespace sudoku
