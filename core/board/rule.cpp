#include "core/board/rule.h"

namespace sudoku {

std::vector<Cell> cellsOf(const Rule &rule)
{
    return std::visit(Overloaded{
                          [](const rule::Pair &pair) {
                              return std::vector{pair.first, pair.second};
                          },
                          [](const rule::Domain &domain) { return std::vector{domain.cell}; },
                          [](const auto &other) { return other.cells; },
                      },
                      rule);
}

} // namespace sudoku
