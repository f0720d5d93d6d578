#pragma once

#include "core/solve/outcome.h"
#include "core/solve/puzzlesolver.h"

namespace sudoku {

struct [[nodiscard]] CountResult
{
    /// The number of solutions found.
    std::int64_t count;
    /// None if there are no more; Solved if there are more than the limit.
    OrHalt<Outcome> end;
    SolveStatistics statistics;

    bool isExact() const { return end == Outcome::None; }
};

} // namespace sudoku
