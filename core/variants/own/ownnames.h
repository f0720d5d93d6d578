#pragma once

#include "core/variants/own/ownkinddefinition.h"

#include <array>
#include <string_view>

namespace sudoku {

// The names in the expressions of own rules, in the order of their values. k is the number of the constraint.

inline constexpr auto pairNames = std::to_array<std::string_view>({"a", "b", "k"});

/// What is known of all cells of a constraint: how many there are, and of their digits the sum, the product,
/// the smallest and the largest one, the first and the last one, how many are odd and even, and how many
/// different ones there are. The letters are the first eight digits.
inline constexpr auto wholeNames =
    std::to_array<std::string_view>({"n", "sum", "product", "smallest", "largest", "first", "last", "odd",
                                     "even", "different", "k", "a", "b", "c", "d", "e", "f", "g", "h"});
/// Those of them that are known from the first digit on, so that one can look for them.
inline constexpr auto namesToLookFor = std::to_array<std::string_view>({"n", "k", "first", "a"});

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
    case OwnForm::Together:
        break;
    }
    return {};
}

/// Returns the names in what the rule of that form looks for; none if it cannot look for anything.
constexpr std::span<const std::string_view> namesWantedIn(OwnForm form)
{
    return form == OwnForm::Whole ? std::span<const std::string_view>(namesToLookFor)
                                  : std::span<const std::string_view>();
}

} // namespace sudoku
