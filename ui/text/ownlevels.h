#pragma once

#include <QString>

#include "core/generate/puzzlelevel.h"

#include <tl/expected.hpp>

namespace sudoku {

/// Reads a table of levels that somebody has made: JSON, an object with a list \c levels, or that list alone.
/// Each level has a \c name and any of \c level, \c explainer, \c hodoku, \c clues, \c steps, \c hardSteps
/// (ranges such as [28, 33]), \c needs, \c only (lists of techniques) and \c hardest. Returns a sentence in
/// English that begins with the place of what is wrong: "levels[2].clues: …" or "line 3, column 5: …".
tl::expected<std::vector<PuzzleLevel>, QString> readOwnLevels(const QByteArray &text);

} // namespace sudoku
