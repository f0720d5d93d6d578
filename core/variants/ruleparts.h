#pragma once

#include "core/board/geometry.h"
#include "core/board/rule.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sudoku {

/// Returns each of \a cells where it comes first.
std::vector<Cell> withoutRepetition(const std::vector<Cell> &cells);

/// Returns whether \a path returns to its first cell.
bool isClosed(const std::vector<Cell> &path);

/// Returns the rectangles of \a shape that fit side by side, row by row, with \a gap cells between them and
/// beside the border of the board, which has no holes.
std::vector<std::vector<Cell>> rectangles(const Geometry &geometry, BoxShape shape, int gap = 0);

/// Returns the rule that no digit is repeated in \a cells, or, if there are as many cells as digits, the
/// rule::House in which each digit occurs once.
Rule extraHouse(const Geometry &geometry, std::vector<Cell> cells);

/// Returns \a rule with what \a change returns instead of each cell.
template <typename Change>
Rule withCells(Rule rule, Change change)
{
    std::visit(Overloaded{[&](rule::Pair &pair) {
                              pair.first = change(pair.first);
                              pair.second = change(pair.second);
                          },
                          [&](rule::Domain &domain) { domain.cell = change(domain.cell); },
                          [&](auto &group) {
                              for (Cell &cell : group.cells)
                                  cell = change(cell);
                              if constexpr (requires { group.arms; })
                                  for (std::vector<Cell> &arm : group.arms)
                                      std::ranges::transform(arm, arm.begin(), change);
                              if constexpr (requires { group.others; })
                                  for (std::vector<Cell> &other : group.others)
                                      std::ranges::transform(other, other.begin(), change);
                          }},
               rule);
    return rule;
}

/// Returns the rule that the values of the digits of \a cells add up to \a total.
inline Rule sumRule(const Geometry &geometry, std::vector<Cell> cells, int total)
{
    const int digitTotal = geometry.values().digitTotal(total, static_cast<int>(cells.size()));
    return rule::Sum{std::move(cells), digitTotal};
}

/// Makes the table of a rule::Pair: for each digit, all others for which \a holds with the values of the two.
template <typename Holds>
std::vector<DigitSet> pairTable(DigitValues values, Holds holds)
{
    std::vector<DigitSet> allowed(values.count + 1);
    for (Digit first = 1; first <= values.count; ++first)
        for (Digit second = 1; second <= values.count; ++second)
            if (holds(values.of(first), values.of(second)))
                allowed[first].insert(second);
    return allowed;
}

/// Returns a rule::Pair for each cell and the next one.
inline std::vector<Rule> pairsAlong(const std::vector<Cell> &cells, const std::vector<DigitSet> &allowed)
{
    std::vector<Rule> rules;
    for (std::size_t i = 1; i < cells.size(); ++i)
        rules.emplace_back(rule::Pair{cells[i - 1], cells[i], allowed});
    return rules;
}

} // namespace sudoku
