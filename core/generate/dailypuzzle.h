#pragma once

#include "core/generate/generaterequest.h"

#include <chrono>
#include <cstdint>

namespace sudoku {

/// The version of the generator: raised whenever a request gives another puzzle than before. A test holds the
/// puzzle of one day, and fails when that is forgotten.
inline constexpr int generatorVersion = 1;

/// Returns the seed of the puzzle of a day: the version of the generator, then year, month and day in decimal
/// figures; 1'2026'11'27 for 27 November 2026 and version 1. The years are from 1 to 9999.
std::uint64_t dailySeed(std::chrono::year_month_day day);

/// Returns the level of the puzzle of a day, which is that of its weekday: Monday and Tuesday are easy,
/// Wednesday and Thursday medium, Friday and Saturday hard, and Sunday is unfair.
Level dailyLevel(std::chrono::year_month_day day);

inline constexpr int daysOfWeek = 7;

/// Returns the level of a puzzle in a week of a newspaper, \a day from 0: it rises from Easy to Unfair.
Level levelInWeek(int day);

/// Returns the request for the puzzle of a day, a classic 9x9 whose clues have the symmetry of a half turn:
/// the same for everybody with this version of the generator.
GenerateRequest dailyRequest(std::chrono::year_month_day day);

} // namespace sudoku
