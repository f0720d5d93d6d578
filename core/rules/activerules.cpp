#include "core/rules/activerules.h"

#include "core/board/stopcheck.h"
#include "core/variants/ruleparts.h"

#include <algorithm>

namespace sudoku {

std::vector<ActiveRule> activeRules(const Puzzle &puzzle)
{
    return *activeRules(puzzle, {});
}

std::optional<std::vector<ActiveRule>> activeRules(const Puzzle &puzzle, const std::stop_token &stop)
{
    const Geometry &geometry = puzzle.geometry;
    std::vector<ActiveRule> active;
    for (const House &house : geometry.houses()) {
        Rule rule = extraHouse(geometry, house.cells);
        active.push_back({std::move(rule), house.name});
    }
    for (int index = 0; index < std::ssize(puzzle.constraints); ++index) {
        if (isStopped(stop))
            return {};
        const Constraint &constraint = puzzle.constraints[index];
        for (Rule &rule : constraint.variant->rules(puzzle, constraint))
            active.push_back({std::move(rule), ConstraintIndex{index}});
    }
    return active;
}

bool hasUnknownRegions(const Puzzle &puzzle)
{
    return std::ranges::any_of(puzzle.constraints, [](const Constraint &constraint) {
        return constraint.variant->hasUnknownRegions;
    });
}

bool isDigitSymmetric(std::span<const ActiveRule> rules)
{
    return std::ranges::all_of(rules, [](const ActiveRule &active) {
        return std::holds_alternative<rule::House>(active.rule)
               || std::holds_alternative<rule::Distinct>(active.rule);
    });
}

} // namespace sudoku
