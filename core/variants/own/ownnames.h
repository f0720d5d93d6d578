#pragma once

#include "core/variants/own/ownkinddefinition.h"

#include <array>
#include <string_view>

namespace sudoku {

// The names in the expressions of own rules, in the order of their values. k is the number of the constraint.

inline constexpr auto pairNames = std::to_array<std::string_view>({"a", "b", "k"});

/// What is known of all cells of a constraint: how many there are, and of their digits the sum, the product,
/// the smallest and the largest one, the first and the last one, how many are odd and even, and how many
/// different ones there are.
inline constexpr auto wholeNames = std::to_array<std::string_view>(
    {"n", "sum", "product", "smallest", "largest", "first", "last", "odd", "even", "different", "k"});

/// The state, the digit, and how many digits were read before.
inline constexpr auto runningNames = std::to_array<std::string_view>({"s", "d", "i", "n", "k"});

/// Returns the names in the rule of that form.
constexpr std::span<const std::string_view> namesIn(OwnForm form)
{
    switch (form) {
    case OwnForm::Pair:
        return pairNames;
    case OwnForm::Whole:
        return wholeNames;
    case OwnForm::Running:
        return runningNames;
    case OwnForm::Pattern:
    case OwnForm::Machine:
        break;
    }
    return {};
}

} // namespace sudoku
