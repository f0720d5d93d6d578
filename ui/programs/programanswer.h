#pragma once

#include <QByteArray>

#include "core/sat/solverfailure.h"
#include "ui/programs/childprocess.h"

#include <tl/expected.hpp>

namespace sudoku {

/// What a solver that was run left behind.
struct ProgramOutput
{
    ChildEnd end;
    QByteArray output;
    QByteArray errors;
    QByteArray result; ///< of the file for it, where it wrote one
};

/// What it says of a formula of \a variableCount variables: satisfiable, with a model that is still to be
/// held against the formula, or unsatisfiable. The exit status 20 says unsatisfiable too, where nothing else
/// says anything.
tl::expected<SolverReport, SolverFailure> answerOf(const ProgramOutput &program, int variableCount);

} // namespace sudoku
