#pragma once

#include <QString>

#include "core/sat/halt.h"

namespace sudoku {

/// Why a question has no answer: the one sentence, or two, that the window says.
QString haltSentence(const Halt &halt);

/// "the solver 'foo {cnf}' was not found", in the middle of a sentence or as one, without a full stop.
QString failureText(const SolverFailure &failure);

} // namespace sudoku
