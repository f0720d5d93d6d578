#include "core/formats/text/foundregionstext.h"

#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {

bool hasFoundRegions(const Board &board)
{
    const auto saysSo = [](const Constraint &constraint) { return constraint.variant->hasUnknownRegions; };
    const Grid digits = board.digits();
    return !digits.regions().empty() && digits.filledCount() == digits.cellCount()
           && std::ranges::any_of(board.puzzle.constraints, saysSo);
}

} // namespace sudoku
