#pragma once

#include "core/variants/digitgroups.h"

#include <string>
#include <string_view>

namespace sudoku {

// Patterns about groups of digits, for kinds that let a person choose the groups.

inline constexpr std::size_t maxTurnGroups = 5;
inline constexpr std::size_t maxSquareGroups = 4;

/// Returns the pattern of a line on which 2 to maxTurnGroups groups take turns, in whatever order: of n
/// groups, each n digits side by side are of different ones. Lines match a part of it.
std::string turnsPattern(const DigitGroups &groups, DigitValues values);

/// Returns the pattern of cells that have a digit of each of up to maxSquareGroups groups.
std::string eachGroupPattern(const DigitGroups &groups, DigitValues values);

/// Returns the classes of digits in \a pattern, each once in the order in which they come.
DigitGroups classesIn(std::string_view pattern, DigitValues values);

/// Returns "1 2 6; 3 7 8; 4 5 9".
std::string groupsText(const DigitGroups &groups, DigitValues values);

} // namespace sudoku
