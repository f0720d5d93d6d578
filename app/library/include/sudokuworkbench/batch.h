#pragma once

#include <sudokuworkbench/answers.h>

#include <cstdint>
#include <span>
#include <stop_token>

namespace sudokuworkbench {
inline namespace v1 {

/// Many classic boards of one size, one after the other in memory that the caller owns.
struct Batch
{
    int size = 9;
    /// size * size bytes for each board: its clues, 0 for an empty cell.
    std::span<const std::uint8_t> clues = {};
    std::span<Verdict> verdicts = {}; ///< one for each board; Undecided where the work was stopped before
};

struct BatchOptions
{
    int threads = 0; ///< 0: one for each processor
    std::stop_token stop = {};
};

/// Solves all boards: Solved or None. \a solutions is as long as the clues, and gets zeros where there is
/// none. The answers do not depend on the number of threads. Returns BadRequest, and writes nothing, if the
/// memory does not fit or a clue is above the size.
SUDOKUWORKBENCH_EXPORT Answer solveAll(const Batch &batch, std::span<std::uint8_t> solutions,
                                       const BatchOptions &options = {});
/// Checks all boards: Unique, Multiple or None.
SUDOKUWORKBENCH_EXPORT Answer checkAll(const Batch &batch, const BatchOptions &options = {});

} // namespace v1
} // namespace sudokuworkbench
