#pragma once

#include "ui/text/lineterms.h"

/// The reasons of lines, diagonals and circles whose digits add up.
namespace sudoku {

LineReason arrowReason(const LineTerms &line);
LineReason pillReason(const LineTerms &line);
LineReason totalReason(const LineTerms &line);
LineReason equalSumsReason(const LineTerms &line);
LineReason noSumReason(const LineTerms &line);   ///< of digits without a group that has the sum
LineReason balanceReason(const LineTerms &line); ///< of pairs, or circles and a line, with the same sum

} // namespace sudoku
