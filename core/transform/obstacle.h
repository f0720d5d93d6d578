#pragma once

#include "core/board/board.h"
#include "core/transform/cellmap.h"

#include <optional>
#include <tl/expected.hpp>

namespace sudoku {

/// Why a transform of a board would make another puzzle of it, or is not possible.
struct TransformObstacle
{
    enum class Kind {
        TornRegions,     ///< regions would be in pieces
        OtherCells,      ///< \a constraint would demand something else in other cells
        OtherDigits,     ///< \a constraint would demand something else with other digits
        NoBoxes,         ///< there are no boxes, so there are no bands and no stacks
        NoWholeLines,    ///< rows and columns have holes, belong to several boards, or are no houses
        NoLine,          ///< there is no line of this number; there are \a max
        BadDigits,       ///< the digits are not each of \a min … \a max once
        NoCanonicalForm, ///< only boards of boxes, with at most \a max rows and without rules, have one
    };
    Kind kind;
    std::optional<Constraint> constraint = {}; ///< of the board as it is
    int max = 0;
    int min = 1;

    bool operator==(const TransformObstacle &) const = default;
};

/// A board that is the same puzzle in another form.
using TransformResult = tl::expected<Board, TransformObstacle>;

/// The same with the way of its cells.
struct TransformedBoard
{
    Board board;
    CellMap cells; ///< where each cell went
};

} // namespace sudoku
