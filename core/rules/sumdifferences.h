#pragma once

#include "core/rules/activerules.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// The digits of \a added minus those of \a subtracted are \a total.
struct SumDifference
{
    std::vector<Cell> added;
    std::vector<Cell> subtracted;
    int total;
    auto operator<=>(const SumDifference &) const = default; // NOLINT(modernize-use-nullptr)
};

/// Returns differences (and sums, where nothing is subtracted) that follow from the sums of \a rules and from
/// the total of houses: where some houses are covered by sums that partly reach out, the cells that are not
/// covered minus those outside have a known total. Houses of one kind side by side and regions that touch are
/// tried. Each has few cells. Returns only some of them when \a stop comes first. ("Innies and outies" of
/// Killer Sudoku, together.)
std::vector<SumDifference> sumDifferences(const Geometry &geometry, std::span<const ActiveRule> rules,
                                          const std::stop_token &stop);

} // namespace sudoku
