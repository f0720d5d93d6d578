#pragma once

#include <QString>

#include "core/variants/own/alternatives.h"
#include "core/variants/own/ownkinddefinition.h"

namespace sudoku {

/// Returns why rules cannot be combined, as a sentence without its end: "Diagonal cannot be combined: it
/// applies to the whole board".
QString combinationProblemText(const Geometry &geometry, const AlternativesProblem &problem);

/// Returns a sentence without a full stop that says why there is no such kind: what is wrong, where, and what
/// would be right.
QString ownKindProblemText(const OwnKindProblem &problem);

/// Returns what is wrong with an expression or a pattern: "c is no name here; the names are a, b".
QString expressionErrorText(const ExpressionError &error, OwnForm form);

} // namespace sudoku
