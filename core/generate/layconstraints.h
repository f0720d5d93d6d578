#pragma once

#include "core/board/random.h"
#include "core/variants/variant.h"

#include <stop_token>

namespace sudoku {

/// Whether constraints of \a kind can be laid into any filled board: cages, lines, dots, clues beside the
/// board.
bool canBeLaid(const Variant &kind);

/// Constraints of \a kind that \a solution, which is filled, keeps: cages over the board, none of a single
/// cell, all dots, some lines. What may be is asked of the variant's own rules. Empty where chance found
/// none; fewer when \a stop came first.
std::vector<Constraint> layConstraints(const Puzzle &shape, const Grid &solution, const Variant &kind,
                                       Random &random, const std::stop_token &stop = {});

} // namespace sudoku
