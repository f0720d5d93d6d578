#pragma once

#include <cstddef>

namespace sudoku {

/// Lets this process have at most \a bytes of addresses, so that what needs more throws std::bad_alloc. Does
/// nothing where the system has no such limit.
void limitAddressSpace(std::size_t bytes);

} // namespace sudoku
