#pragma once

#include "core/board/random.h"
#include "core/generate/cagewish.h"
#include "core/variants/variant.h"

#include <span>
#include <stop_token>

namespace sudoku {

/// Returns whether constraints of \a kind can be derived from a filled board: cages, lines, dots, clues
/// beside the board.
bool canBeDerived(const Variant &kind);

/// Returns whether \a kind has cages with sums, which are designed: see CageDesign.
bool hasCages(const Variant &kind);

/// How constraints are derived.
struct DeriveOptions
{
    CageWish cages = {};
    /// As many as fit, and longer lines, so that fewer clues are needed; otherwise about as many lines as
    /// there are digits.
    bool isDense = false;
    std::span<const Constraint> kept = {}; ///< these are there already: no cell gets a second line
};

/// Derives constraints of \a kind from \a solution, which is filled and satisfies them: cages over the board
/// as wished, all dots, some lines. Asks the variant's own rules what is possible. Returns none
/// if the random choices found none, and fewer if \a stop was requested.
std::vector<Constraint> deriveConstraints(const Puzzle &shape, const Grid &solution, const Variant &kind,
                                          Random &random, const std::stop_token &stop = {},
                                          const DeriveOptions &options = {});

} // namespace sudoku
