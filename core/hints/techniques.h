#pragma once

#include "core/hints/steps/technique.h"

#include <span>
#include <string_view>

namespace sudoku {

/// Returns all techniques, in HoDoKu's order of difficulty.
std::span<const Technique> techniques();
/// Returns the technique with that \a id, or null.
const Technique *findTechnique(std::string_view id);

} // namespace sudoku
