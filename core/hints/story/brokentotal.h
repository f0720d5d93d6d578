#pragma once

#include "core/hints/story/contradiction.h"

namespace sudoku {

/// Returns sums of \a rules that just fill some rows, columns or boxes beside each other, but do not make
/// their total; of the fewest houses. Whatever the candidates are, there is no solution then.
std::optional<contradiction::TotalBroken> findBrokenTotal(const RuleIndex &rules);

/// Returns what the houses and what the sums of \a broken make.
int totalOfHouses(const RuleIndex &rules, const contradiction::TotalBroken &broken);
int totalOfSums(const RuleIndex &rules, const contradiction::TotalBroken &broken);

} // namespace sudoku
