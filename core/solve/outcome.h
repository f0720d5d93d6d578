#pragma once

#include "core/sat/halt.h"

#include <cstdint>
#include <functional>

namespace sudoku {

/// How far a long computation is.
struct ProgressReport
{
    std::int64_t conflicts = 0;
    int done = 0;
    int total = 0; ///< of the questions there are; 0 where nobody knows
};

/// Called about ten times a second, from any thread.
using Progress = std::function<void(const ProgressReport &)>;

enum class Outcome {
    Solved,
    None, ///< there is no (further) solution: proved
};

} // namespace sudoku
