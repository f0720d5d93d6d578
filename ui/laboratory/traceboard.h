#pragma once

#include "core/trace/puzzletrace.h"
#include "ui/board/canvas/cursorcanvas.h"
#include "ui/laboratory/tracepicture.h"
#include "ui/paint/glyphcache.h"

#include <optional>

namespace sudoku {

/// The board on which a run is watched. The arrow keys move a cursor, and a screen reader says what is known
/// about its cell.
class TraceBoard : public CursorCanvas
{
    Q_OBJECT

public:
    /// Shows \a puzzle, and digits in \a symbols, which must outlive this widget.
    TraceBoard(const Puzzle &puzzle, const SymbolSet &symbols, QWidget *parent = nullptr);

    /// Shows \a puzzle without a run.
    void clear(const Puzzle &puzzle, const SymbolSet &symbols);
    void show(const PuzzleTrace &trace, const TracePosition &position, int stepCount);
    const TracePicture &picture() const { return m_picture; }

    QSize sizeHint() const override { return {560, 560}; }
    QSize minimumSizeHint() const override { return {260, 260}; }

protected:
    const Geometry &shape() const override { return m_picture.board.puzzle.geometry; }
    BoardLayout::Options layoutOptions() const override;
    QString description(Cell cell, int row, int column) const override;
    void step(int rows, int columns, Qt::KeyboardModifiers) override { moveTo(cellNextTo(rows, columns)); }
    void beginStroke(Cell cell, const QMouseEvent &) override { moveTo(cell); }
    void continueStroke(Cell cell, const QMouseEvent &) override { moveTo(cell); }
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString stateText(Cell cell) const;
    void paintLevel(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                    const TracePicture::LevelMark &mark) const;

    TracePicture m_picture;
    const SymbolSet *m_symbols;
    GlyphCache m_glyphs;
};

} // namespace sudoku
