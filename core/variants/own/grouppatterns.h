#pragma once

#include "core/variants/digitgroups.h"

#include <string>
#include <string_view>

namespace sudoku {

// The texts of own kinds about groups of digits that a person chooses.

inline constexpr std::size_t maxTurnGroups = 5;
inline constexpr std::size_t maxSquareGroups = 4;

/// Returns the pattern of a line on which 2 to maxTurnGroups groups take turns, in whatever order: of n
/// groups, each n digits side by side are of different ones. Lines match a part of it.
std::string turnsPattern(const DigitGroups &groups, DigitValues values);

/// Returns the step of cells that have a digit of each of up to maxSquareGroups groups, for OwnForm::Running
/// that begins with 0. Its state has a bit for each group that it has seen, so the order of the cells does
/// not matter.
std::string eachGroupStep(const DigitGroups &groups, DigitValues values);
/// Returns the condition at the end.
std::string eachGroupEnd(const DigitGroups &groups);

/// Returns the classes of digits in the pattern of turnsPattern(), each once in the order in which they come.
DigitGroups classesIn(std::string_view pattern, DigitValues values);
/// Returns the groups of eachGroupStep().
DigitGroups listsIn(std::string_view step, DigitValues values);

/// Returns "1 2 6; 3 7 8; 4 5 9".
std::string groupsText(const DigitGroups &groups, DigitValues values);

} // namespace sudoku
