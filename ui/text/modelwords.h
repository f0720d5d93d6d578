#pragma once

#include <QString>

#include "core/board/symbols.h"
#include "core/encode/decodemodel.h"
#include "core/sat/modelreader.h"

namespace sudoku {

/// Returns the error in the answer of a solver, without its place: "the model does not end with 0; the text
/// may be incomplete".
QString modelErrorText(const ModelError &error);

/// Returns the error with its place.
QString modelErrorWithPlaceText(const ModelError &error);

/// Returns why a model is no solution of \a puzzle: "the model has no digit for r1c1", with a possible
/// reason.
QString modelFaultText(const Puzzle &puzzle, const SymbolSet &symbols, const ModelFault &fault);

} // namespace sudoku
