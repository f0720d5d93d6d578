#pragma once

#include <QString>

#include <chrono>

namespace sudoku {

/// Returns a text such as "< 0.1 ms", "0.4 ms", "12 ms", "3.4 s", "2 min 5 s".
QString durationText(std::chrono::nanoseconds duration);

/// Returns how fast something was done, for a sentence: "in 12 ms", or "at once" if that is no time to speak
/// of.
QString speedText(std::chrono::nanoseconds duration);

} // namespace sudoku
