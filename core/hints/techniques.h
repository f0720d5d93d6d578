#pragma once

#include "core/hints/steps/technique.h"

#include <span>
#include <string_view>

namespace sudoku {

/// Returns all techniques, in HoDoKu's order of difficulty.
std::span<const Technique> techniques();
/// Returns the technique with that \a id, or null.
const Technique *findTechnique(std::string_view id);
/// Returns the technique that finds the steps of \a technique and has its place on a ladder: \a technique, or
/// the one that it is a kind of.
const Technique &finderOf(const Technique &technique);

} // namespace sudoku
