#pragma once

#include <chrono>
#include <stop_token>

namespace sudoku {

/// Waits until \a end. False where a \a stop came before that: then it returns at once. Everything that waits
/// for a time and can be stopped waits here.
bool sleepUntil(std::chrono::steady_clock::time_point end, const std::stop_token &stop);
/// Waits until \a time is over.
bool sleepFor(std::chrono::milliseconds time, const std::stop_token &stop);

} // namespace sudoku
