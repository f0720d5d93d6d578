#include "ui/board/boardsample.h"

#include "ui/paint/boardpainter.h"

#include <QPainter>

namespace sudoku {
namespace {

constexpr int cellSide = 44;
constexpr int frameWidth = 3;

} // namespace

BoardSample::BoardSample(Board board, int columns, int rows, QWidget *parent)
    : QWidget(parent),
      m_board(std::move(board)),
      m_cells(columns, rows)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

BoardSample *BoardSample::ofSizes()
{
    Board board(Puzzle(Geometry::withBoxes({3, 3})));
    const Geometry &geometry = board.puzzle.geometry;
    board.puzzle.givens.set(geometry.cellAt(0, 0), 5);
    board.puzzle.givens.set(geometry.cellAt(1, 2), 8);
    board.puzzle.givens.set(geometry.cellAt(0, 4), 7);
    board.enter(geometry.cellAt(0, 1), 3);
    board.enter(geometry.cellAt(1, 3), 6);
    board.centreMarks[geometry.cellAt(0, 2)] = {1, 2, 4};
    board.centreMarks[geometry.cellAt(0, 3)] = {2, 9};
    board.centreMarks[geometry.cellAt(1, 0)] = {1, 9};
    board.centreMarks[geometry.cellAt(1, 5)] = {1, 2, 3, 4};
    return new BoardSample(std::move(board), 6, 2);
}

BoardSample *BoardSample::ofSymbols()
{
    constexpr int columns = 8;
    Board board(Puzzle(Geometry::withBoxes({4, 4})));
    for (int column = 0; column < columns; ++column)
        board.puzzle.givens.set(board.puzzle.geometry.cellAt(0, column), static_cast<Digit>(9 + column));
    return new BoardSample(std::move(board), columns, 1);
}

void BoardSample::setDigitScale(qreal scale)
{
    m_digitScale = scale;
    update();
}

void BoardSample::setSymbols(const SymbolSet &symbols)
{
    m_symbols = &symbols;
    update();
}

QSize BoardSample::sizeHint() const
{
    return m_cells * cellSide + QSize(frameWidth, frameWidth);
}

/// Paints the whole board; the widget shows its top left part.
void BoardSample::paintEvent(QPaintEvent *)
{
    const int side = m_board.puzzle.geometry.size() * cellSide + 2 * frameWidth;
    const BoardLayout layout(m_board.puzzle.geometry, QRectF(0, 0, side, side),
                             {.pixelRatio = devicePixelRatioF()});
    BoardStyle style = BoardStyle::forScreen(palette());
    style.digitScale = m_digitScale;
    QPainter painter(this);
    BoardPainter(layout, style, *m_symbols, m_glyphs)
        .paint(painter, m_board, {.marksInPlaces = MarksInPlaces::Centre}, rect());
}

} // namespace sudoku
