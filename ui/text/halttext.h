#pragma once

#include <QString>

#include "core/sat/halt.h"

namespace sudoku {

/// Returns why a question has no answer, as one or two sentences for the window.
QString haltSentence(const Halt &halt);

/// Returns a text such as "the solver 'foo {cnf}' was not found", in the middle of a sentence or as one,
/// without a full stop.
QString failureText(const SolverFailure &failure);

} // namespace sudoku
