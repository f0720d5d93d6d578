#pragma once

#include "core/board/automaton.h"
#include "core/variants/own/expression.h"
#include "core/variants/own/linepattern.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace sudoku {

/// Returns the state machine in \a text, as the Interactive Sudoku Solver writes it (sigh, 2025): base64url
/// without padding of bits, the highest first. 2 bits say how transitions are written (0: a list, 1: a mask
/// of symbols), 4 how wide a number w of a state is, less 1, 4 how many symbols there are, less 1; then how
/// many states begin and how many others may end (w bits each), and for each that begins whether it may end
/// (one bit). States are numbered: those that begin, others that may end, the rest. A list begins with the
/// width of its length (4 bits, once), and has for each state its length, symbols and states. A mask has the
/// first symbol in its lowest bit, and is followed by a state for each symbol, ascending. The error says
/// nothing about its place.
tl::expected<LinePattern, ExpressionError> machineOfText(std::string_view text);

/// Returns the inverse for the table and the ends of \a automaton, which has at most 16 digits; an empty text
/// if it has more, or no state to begin with.
std::string machineText(const rule::Automaton &automaton, int digitCount);

} // namespace sudoku
