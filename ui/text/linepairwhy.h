#pragma once

#include "ui/text/lineterms.h"

/// The reasons of lines, dots and signs that a look at pairs of cells gives: see isByPairs().
namespace sudoku {

LineReason riseReason(const LineTerms &line);
LineReason linkedReason(const LineTerms &line); ///< of the cells of a line or group
LineReason partnersReason(const LineTerms &line);
LineReason extremeReason(const LineTerms &line); ///< of a cell and those beside it
LineReason mirrorReason(const LineTerms &line);
LineReason neighboursReason(const LineTerms &line); ///< what cells leave of those beside them

} // namespace sudoku
