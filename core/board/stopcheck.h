#pragma once

#include <stop_token>

namespace sudoku {

/// Returns whether \a stop was requested. Long work calls this at least every few thousand steps, and passes
/// on that it was stopped.
bool isStopped(const std::stop_token &stop);

} // namespace sudoku
