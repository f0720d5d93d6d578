#pragma once

#include <cstdint>
#include <optional>

namespace sudoku {

/// Returns the number of bytes that all threads of this process have allocated and not freed, or nothing if
/// that is not known: glibc's allocator reports it, which sanitizers replace.
std::optional<std::int64_t> heapInUse();

} // namespace sudoku
