#pragma once

#include "core/sat/halt.h"

#include <cstdint>
#include <functional>

namespace sudoku {

/// The progress of a long computation.
struct ProgressReport
{
    std::int64_t conflicts = 0;
    int done = 0;
    int total = 0; ///< number of questions; 0 if it is not known
};

/// Called from time to time, from any thread: while a solver runs about ten times a second, otherwise after
/// each question or run.
using Progress = std::function<void(const ProgressReport &)>;

enum class Outcome {
    Solved,
    None, ///< there is no (further) solution: proved
};

} // namespace sudoku
