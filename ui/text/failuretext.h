#pragma once

#include <QString>

#include "core/sat/satsolver.h"

namespace sudoku {

/// Why \a solver failed last: "the solver 'foo {cnf}' was not found", in the middle of a sentence or as one, without a full
/// stop.
QString failureText(const SolverKind &solver);

/// The same as a whole sentence.
QString failureSentence(const SolverKind &solver);

/// That a solver, or the formula for it, would take more memory than there is.
QString lackOfMemorySentence();

} // namespace sudoku
