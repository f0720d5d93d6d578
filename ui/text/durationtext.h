#pragma once

#include <QString>

#include <chrono>

namespace sudoku {

/// Returns a text such as "0.4 ms", "12 ms", "3.4 s", "2 min 5 s".
QString durationText(std::chrono::nanoseconds duration);

} // namespace sudoku
