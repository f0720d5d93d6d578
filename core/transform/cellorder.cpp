#include "core/transform/cellorder.h"

#include "core/variants/variant.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace sudoku {
namespace {

std::vector<Cell> clonesInOrder(const std::vector<Cell> &cells)
{
    const std::size_t half = cells.size() / 2;
    std::vector<std::pair<Cell, Cell>> twins;
    for (std::size_t i = 0; i < half; ++i)
        twins.emplace_back(cells[i], cells[half + i]);
    std::ranges::sort(twins);
    std::vector<Cell> ordered(2 * half);
    for (std::size_t i = 0; i < half; ++i)
        std::tie(ordered[i], ordered[half + i]) = twins[i];
    return ordered;
}

} // namespace

Constraint withCellsInOrder(Constraint constraint)
{
    const Input input = constraint.variant->input;
    if (input == Input::Cells || input == Input::Block)
        std::ranges::sort(constraint.cells);
    else if (input == Input::Clones && constraint.cells.size() % 2 == 0)
        constraint.cells = clonesInOrder(constraint.cells);
    return constraint;
}

} // namespace sudoku
