#pragma once

#include "core/board/random.h"
#include "core/variants/variant.h"

#include <stop_token>

namespace sudoku {

/// Whether constraints of \a kind can be derived from a filled board: cages, lines, dots, clues beside the
/// board.
bool canBeDerived(const Variant &kind);

/// Derives constraints of \a kind from \a solution, which is filled and satisfies them: cages over the board,
/// none of a single cell, all dots, some lines. Asks the variant's own rules what is possible. Returns none
/// where chance found none, and fewer when \a stop came first.
std::vector<Constraint> deriveConstraints(const Puzzle &shape, const Grid &solution, const Variant &kind,
                                          Random &random, const std::stop_token &stop = {});

} // namespace sudoku
