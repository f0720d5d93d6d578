#pragma once

#include <QString>

#include "core/board/symbols.h"
#include "core/encode/decodemodel.h"
#include "core/sat/modelreader.h"

namespace sudoku {

/// What is wrong with what a solver wrote, without the place: "the model ends without a 0: is the file
/// complete?"
QString modelErrorText(const ModelError &error);

/// With the place.
QString modelErrorWithPlaceText(const ModelError &error);

/// Why a model is no solution of \a puzzle: "the model has no digit for r1c1", with a word of what that may
/// come from.
QString modelFaultText(const Puzzle &puzzle, const SymbolSet &symbols, const ModelFault &fault);

} // namespace sudoku
