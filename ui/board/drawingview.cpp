// What BoardView shows and does where the player draws on candidates.

#include "ui/board/boardview.h"
#include "ui/board/document.h"

#include <QMouseEvent>

namespace sudoku {

PlayerDrawing BoardView::drawing() const
{
    if (isReadOnly() || !findings().isEmpty())
        return {};
    return shownDrawing(m_document.board(), m_document.peers());
}

void BoardView::moveStroke(const QMouseEvent &event)
{
    if (m_penStrokes.moveTo(event.position()))
        refresh();
}

std::optional<Candidate> BoardView::candidateAt(QPointF place)
{
    const BoardLayout layout = boardLayout();
    const std::optional<Cell> cell = layout.cellAt(place);
    DigitSet digits = cell && !isReadOnly()
                          ? drawableCandidates(m_document.board(), m_document.peers(), *cell)
                          : DigitSet();
    if (digits.isEmpty())
        return {};
    const Board &board = m_document.board();
    const BoardHighlights shown = highlights();
    const bool isMarked = !(board.cornerMarks[*cell] | board.centreMarks[*cell]).isEmpty();
    if (!isMarked && !shown.filtered.empty() && !(shown.filtered[*cell] & digits).isEmpty())
        digits &= shown.filtered[*cell]; // the others are not seen
    const BoardStyle style = boardStyle();
    BoardPainter painter(layout, style, symbols(), m_repainter.glyphs());
    return Candidate{*cell, painter.nearestDigit(board, shown, *cell, digits, place)};
}

} // namespace sudoku
