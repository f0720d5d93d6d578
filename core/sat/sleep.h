#pragma once

#include <chrono>
#include <stop_token>

namespace sudoku {

/// Waits until \a time is over. False where a \a stop came before that: then it returns at once.
bool sleepFor(std::chrono::milliseconds time, const std::stop_token &stop);

} // namespace sudoku
