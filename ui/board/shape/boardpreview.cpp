#include "ui/board/shape/boardpreview.h"

#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"

#include <QPainter>

namespace sudoku {

BoardPreview::BoardPreview(Puzzle puzzle, QWidget *parent) : QWidget(parent), m_board(std::move(puzzle))
{
    setMinimumSize(sizeHint());
}

void BoardPreview::setPuzzle(Puzzle puzzle)
{
    m_board = Board(std::move(puzzle));
    update();
}

void BoardPreview::paintEvent(QPaintEvent *)
{
    const BoardLayout layout(m_board.puzzle.geometry, QRectF(rect()).adjusted(4, 4, -4, -4),
                             {.pixelRatio = devicePixelRatioF(), .outside = outsideRoom(m_board)});
    QPainter painter(this);
    const SymbolSet &symbols = symbolsOf(m_board, symbolSets().front());
    BoardPainter(layout, BoardStyle::forScreen(palette()), symbols, m_glyphCache)
        .paint(painter, m_board, {}, rect());
}

} // namespace sudoku
