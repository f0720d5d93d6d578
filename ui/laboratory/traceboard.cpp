#include "ui/laboratory/traceboard.h"

#include "ui/paint/drawtext.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace sudoku {

TraceBoard::TraceBoard(const Puzzle &puzzle, const SymbolSet &symbols, QWidget *parent)
    : CursorCanvas(4, parent),
      m_picture{.board = Board(puzzle)},
      m_symbols(&symbols)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    refresh();
}

void TraceBoard::clear(const Puzzle &puzzle, const SymbolSet &symbols)
{
    m_picture = {.board = Board(puzzle)};
    m_symbols = &symbols;
    moveTo(std::min(currentCell(), puzzle.geometry.cellCount() - 1));
}

void TraceBoard::show(const PuzzleTrace &trace, const TracePosition &position, int stepCount)
{
    m_picture = tracePicture(trace, position, stepCount);
    refresh();
}

BoardLayout::Options TraceBoard::layoutOptions() const
{
    BoardLayout::Options options = CursorCanvas::layoutOptions();
    options.hasCoordinates = true; // the sentences name cells
    return options;
}

QString TraceBoard::description(Cell cell, int row, int column) const
{
    return tr("row %1, column %2: %3").arg(row).arg(column).arg(stateText(cell));
}

QString TraceBoard::stateText(Cell cell) const
{
    const Board &board = m_picture.board;
    const auto symbol = [this](Digit digit) { return symbolText(*m_symbols, digit); };
    if (board.isGiven(cell))
        return tr("clue %1").arg(symbol(board.digitAt(cell)));
    const auto mark = std::ranges::find(m_picture.levels, cell, &TracePicture::LevelMark::cell);
    if (mark != m_picture.levels.end())
        return (mark->isGuess ? tr("%1, guess of level %2") : tr("%1, at level %2"))
            .arg(symbol(board.digitAt(cell)))
            .arg(mark->level);
    if (board.digitAt(cell) != noDigit)
        return symbol(board.digitAt(cell));
    QStringList candidates;
    for (const Digit digit : board.cornerMarks[cell])
        candidates += symbol(digit);
    return candidates.isEmpty() ? tr("no candidates") : tr("candidates %1").arg(listText(candidates));
}

void TraceBoard::keyPressEvent(QKeyEvent *event)
{
    if (!stepByKey(*event))
        CursorCanvas::keyPressEvent(event);
}

void TraceBoard::paintEvent(QPaintEvent *event)
{
    const BoardLayout layout = boardLayout();
    const BoardStyle style = BoardStyle::forScreen(palette());
    QPainter painter(this);
    BoardHighlights highlights = m_picture.highlights;
    if (hasFocus())
        highlights.cursor = currentCell();
    BoardPainter(layout, style, *m_symbols, m_glyphs)
        .paint(painter, m_picture.board, highlights, event->rect());
    for (const TracePicture::LevelMark &mark : m_picture.levels)
        paintLevel(painter, layout, style, mark);
}

/// Paints the number of a level into the upper left corner of a cell; that of a guess is light on dark.
void TraceBoard::paintLevel(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                            const TracePicture::LevelMark &mark) const
{
    constexpr qreal minHeight = 7; // pixels; a smaller number would not be legible
    const QRectF cell = layout.cellInterior(mark.cell);
    const qreal height = std::max(minHeight, cell.height() * 0.17);
    const QFont font = style.fontOf(height, mark.isGuess);
    const QString text = QString::number(mark.level);
    const qreal width = std::max(height * 1.5, QFontMetricsF(font).horizontalAdvance(text) + height * 0.7);
    const QRectF place(cell.topLeft() + QPointF(1, 1), QSizeF(width, height * 1.5));
    if (mark.isGuess) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.entry);
        painter.drawRoundedRect(place, height * 0.3, height * 0.3);
    }
    drawText(painter, place, Qt::AlignCenter, text, font,
             mark.isGuess ? style.background : style.coordinates);
}

} // namespace sudoku
