#include "core/board/rule.h"

#include <set>

namespace sudoku {
namespace {

std::vector<Cell> comparedCells(const rule::Rank &rank)
{
    std::set<Cell> all(rank.cells.begin(), rank.cells.end());
    for (const std::vector<Cell> &other : rank.others)
        all.insert(other.begin(), other.end());
    return {all.begin(), all.end()};
}

} // namespace

std::vector<Cell> cellsOf(const Rule &rule)
{
    return std::visit(Overloaded{
                          [](const rule::Pair &pair) {
                              return std::vector{pair.first, pair.second};
                          },
                          [](const rule::Domain &domain) { return std::vector{domain.cell}; },
                          [](const rule::Rank &rank) { return comparedCells(rank); },
                          [](const auto &other) { return other.cells; },
                      },
                      rule);
}

} // namespace sudoku
