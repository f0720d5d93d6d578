#pragma once

#include "core/board/rule.h"

#include <optional>

namespace sudoku {

/// Returns an automaton that accepts what \a automaton does if no digit is repeated, or nothing if it might
/// have very many states. It narrows cells of a house further than the automaton and the house alone.
std::optional<rule::Automaton> withDifferentDigits(const rule::Automaton &automaton, int digitCount);

} // namespace sudoku
