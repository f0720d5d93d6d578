#pragma once

#include "core/rules/activerules.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// A house that follows from others, and those that it follows from: each an index of the rules, or, from
/// their count on, of the implied houses before it.
struct ImpliedHouse
{
    std::vector<Cell> cells;
    std::vector<int>
        within; ///< rows, columns or regions, which have each digit as often as there are of them
    std::vector<int> without; ///< houses inside these, one less; the cells are the rest
};

/// Returns houses that follow from those of \a rules: if \e n rows, columns or regions contain \e n - 1 other
/// houses that share no cell, the remaining cells contain each digit once too. Returns only some of them if
/// \a stop is requested. (The "hidden windows" of Windoku, and a case of the "law of leftovers" of jigsaws.)
std::vector<ImpliedHouse> impliedHouses(const Geometry &geometry, std::span<const ActiveRule> rules,
                                        const std::stop_token &stop);

} // namespace sudoku
