#pragma once

#include <QString>

#include "core/generate/generaterequest.h"

#include <optional>
#include <span>

namespace sudoku {

/// Returns a pattern as text, for settings and the command line: for each cell x (a clue), - (no clue) or .
/// (either).
QString patternText(std::span<const PatternCell> pattern);

/// Returns the value of a \a sign of patternText(), or nothing if it is none.
std::optional<PatternCell> patternCell(QChar sign);

} // namespace sudoku
