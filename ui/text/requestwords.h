#pragma once

#include <QString>

#include "core/generate/generaterequest.h"

namespace sudoku {

/// Returns the name of \a symmetry, in the language of the user.
QString symmetryText(const Symmetry &symmetry);

/// Returns a sentence that says why the request is impossible: "A 9 × 9 puzzle with one solution has at least
/// 17 clues."
QString problemText(const GenerateRequest &request, const RequestProblem &problem);

/// Returns a sentence that says that few puzzles are as requested, or an empty text.
QString rarityText(const GenerateRequest &request);

} // namespace sudoku
