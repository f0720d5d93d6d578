#include "ui/teach/steps/lessonstep.h"

#include <QPainter>

#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"

#include <algorithm>

namespace sudoku {
namespace {

BoardLayout layoutOf(const Puzzle &puzzle, const QRectF &area, double millimetre)
{
    return {puzzle.geometry, area,
            BoardLayout::Options{.hasCoordinates = true,
                                 .pixelRatio = millimetre > 0 ? 0.0 : 1.0,
                                 .outside = outsideRoom(Board(puzzle)),
                                 .millimetre = millimetre}};
}

void paintNumber(QPainter &painter, const BoardLayout &layout, const CellNumber &number)
{
    constexpr double part = 0.27; // of the cell
    QFont font;
    font.setPixelSize(std::max(1, static_cast<int>(layout.cellSize() * part)));
    painter.setFont(font);
    painter.setPen(Qt::black);
    const double margin = layout.cellSize() * 0.05;
    const QRectF cell = layout.cellInterior(number.cell).adjusted(margin, 0, 0, 0);
    const QString text = QString::number(number.number);
    // The frame of a digit that follows gives way to it.
    painter.fillRect(painter.boundingRect(cell, Qt::AlignLeft | Qt::AlignTop, text), Qt::white);
    painter.drawText(cell, Qt::AlignLeft | Qt::AlignTop, text);
}

} // namespace

Board boardAt(const Puzzle &puzzle, const Position &position)
{
    Board board(puzzle);
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell) {
        if (position.isOpen(cell))
            board.cornerMarks[cell] = position.candidates(cell);
        else if (!board.isGiven(cell))
            board.entries.set(cell, position.digitAt(cell));
    }
    board.regionLinks = position.regionLinksWith({});
    return board;
}

void paintLessonStep(QPainter &painter, const QRectF &area, const LessonStep &step, const SymbolSet &symbols,
                     GlyphCache &cache, double millimetre, double minCandidate)
{
    const BoardLayout layout = layoutOf(step.board.puzzle, area, millimetre);
    BoardPainter(layout, BoardStyle::forPaper(), symbols, cache)
        .paint(painter, step.board, {.findings = step.findings, .minCandidate = minCandidate}, area);
    for (const CellNumber &number : step.numbers)
        paintNumber(painter, layout, number);
}

void paintClean(QPainter &painter, const QRectF &area, const Board &board, const SymbolSet &symbols,
                GlyphCache &cache, double millimetre)
{
    const BoardLayout layout = layoutOf(board.puzzle, area, millimetre);
    BoardPainter(layout, BoardStyle::forPaper(), symbols, cache)
        .paint(painter, Board(board.puzzle), {}, area);
}

} // namespace sudoku
