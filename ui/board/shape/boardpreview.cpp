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

const SymbolSet &BoardPreview::symbols() const
{
    return symbolsOf(m_board, *m_symbols);
}

void BoardPreview::setSymbols(const SymbolSet &symbols)
{
    m_symbols = &symbols;
    update();
}

void BoardPreview::paintEvent(QPaintEvent *)
{
    const BoardLayout layout(m_board.puzzle.geometry, QRectF(rect()).adjusted(4, 4, -4, -4),
                             {.pixelRatio = devicePixelRatioF(), .outside = outsideRoom(m_board)});
    QPainter painter(this);
    BoardPainter(layout, BoardStyle::forScreen(palette()), symbols(), m_glyphCache)
        .paint(painter, m_board, {}, rect());
}

} // namespace sudoku
