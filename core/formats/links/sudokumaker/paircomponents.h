#pragma once

#include "core/formats/links/sudokumaker/componentwords.h"

#include <span>

namespace sudoku {

/// The components that are about two cells each, or each two of some.
std::span<const MakerComponent> pairComponents();

} // namespace sudoku
