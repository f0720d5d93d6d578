#pragma once

#include "core/variants/variant.h"

#include <compare>
#include <optional>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

namespace sudoku {

/// Where a rule comes from, so that it can be named to the user: a house of the board, or
/// puzzle.constraints[index].
struct ConstraintIndex
{
    int index;
    auto operator<=>(const ConstraintIndex &) const = default; // NOLINT(modernize-use-nullptr)
};
using RuleSource = std::variant<HouseName, ConstraintIndex>;

struct ActiveRule
{
    Rule rule;
    RuleSource source;
};

/// The rules that \a puzzle demands beside its givens: those of its houses, then those of its
/// constraints. A house is a rule::House, or rule::Distinct where the board has spare digits.
std::vector<ActiveRule> activeRules(const Puzzle &puzzle);
/// Nothing when \a stop came first.
std::optional<std::vector<ActiveRule>> activeRules(const Puzzle &puzzle, const std::stop_token &stop);

/// Whether digits can be renamed: no rule tells one from another.
bool isDigitSymmetric(std::span<const ActiveRule> rules);

} // namespace sudoku
