#include "core/transform/canonicalboard.h"

#include "core/transform/movedboard.h"

namespace sudoku {

bool hasCanonicalForm(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    return geometry.boxes() && geometry.size() <= maxCanonicalSize && board.puzzle.constraints.empty()
           && board.switchedOff.empty();
}

tl::expected<TransformedBoard, TransformObstacle> canonicalBoard(const Board &board)
{
    using Kind = TransformObstacle::Kind;
    if (!hasCanonicalForm(board))
        return tl::unexpected(TransformObstacle{Kind::NoCanonicalForm, {}, maxCanonicalSize});
    CanonicalForm form = canonicalForm(board.puzzle.geometry, board.puzzle.givens);
    const TransformResult moved = movedBoard(board, form.cells);
    TransformResult result = moved ? relabelledBoard(*moved, form.names) : moved;
    if (!result)
        return tl::unexpected(result.error());
    return TransformedBoard{std::move(*result), std::move(form.cells)};
}

} // namespace sudoku
