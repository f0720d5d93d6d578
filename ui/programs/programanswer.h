#pragma once

#include <QByteArray>

#include "core/sat/halt.h"
#include "ui/programs/childprocess.h"

#include <tl/expected.hpp>

namespace sudoku {

/// The output of a solver that has run.
struct ProgramOutput
{
    ChildEnd end;
    QByteArray output;
    QByteArray errors;
    QByteArray result; ///< the contents of its result file, if it wrote one
};

/// Returns the answer for a formula of \a variableCount variables: satisfiable, with a model that the caller
/// must check, or unsatisfiable. The exit status 20 means unsatisfiable too, if the output says nothing else.
tl::expected<SolverReport, SolverFailure> answerOf(const ProgramOutput &program, int variableCount);

} // namespace sudoku
