#pragma once

#include <cstdint>
#include <optional>

namespace sudoku {

/// The bytes that all threads of this process have asked for and not given back, or nothing where that is not known: it
/// is asked of glibc's allocator, which a sanitizer replaces.
std::optional<std::int64_t> heapInUse();

} // namespace sudoku
