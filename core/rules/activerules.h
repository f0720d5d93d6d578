#pragma once

#include "core/variants/variant.h"

#include <compare>
#include <optional>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

namespace sudoku {

/// The source of a rule, by which the user knows it: a house of the board, or puzzle.constraints[index].
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

/// Returns the rules of \a puzzle, without its givens: those of its houses, then those of its constraints. A
/// house is a rule::House, or rule::Distinct if the board has spare digits.
std::vector<ActiveRule> activeRules(const Puzzle &puzzle);
/// Returns the same, or nothing if \a stop was requested before the end.
std::optional<std::vector<ActiveRule>> activeRules(const Puzzle &puzzle, const std::stop_token &stop);

/// Returns whether the regions of \a puzzle are unknown: see rule::Regions. Then only a solver that gets
/// all clauses can find solutions, and these have regions.
bool hasUnknownRegions(const Puzzle &puzzle);

/// Returns whether digits can be renamed: no rule distinguishes one digit from another.
bool isDigitSymmetric(std::span<const ActiveRule> rules);

} // namespace sudoku
