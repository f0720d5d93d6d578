#pragma once

#include <QString>

#include "core/generate/generaterequest.h"

#include <optional>
#include <span>

namespace sudoku {

/// A pattern as text, for settings and the command line: for each cell x (a clue), - (no clue) or . (either).
QString patternText(std::span<const PatternCell> pattern);

/// Nothing where \a sign is none of these.
std::optional<PatternCell> patternCell(QChar sign);

} // namespace sudoku
