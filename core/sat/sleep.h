#pragma once

#include <chrono>
#include <stop_token>

namespace sudoku {

/// Waits until \a end. Returns false at once if \a stop is requested before it. All waits that can be stopped
/// use this function.
bool sleepUntil(std::chrono::steady_clock::time_point end, const std::stop_token &stop);
/// Waits for \a time in the same way.
bool sleepFor(std::chrono::milliseconds time, const std::stop_token &stop);

} // namespace sudoku
