#pragma once

#include "ui/text/lineterms.h"

/// The reasons of clues outside the board.
namespace sudoku {

LineReason sandwichReason(const LineTerms &line);
LineReason firstSumReason(const LineTerms &line);
LineReason placeReason(const LineTerms &line);
LineReason rankReason(const LineTerms &line);

} // namespace sudoku
