#pragma once

#include <QString>

#include "core/generate/generaterequest.h"

namespace sudoku {

/// The name of \a symmetry, in the language of the user.
QString symmetryText(const Symmetry &symmetry);

/// Why there can be no such puzzle: "No 9 × 9 puzzle with one solution has fewer than 17 clues."
QString problemText(const GenerateRequest &request, const RequestProblem &problem);

} // namespace sudoku
