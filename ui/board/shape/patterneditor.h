#pragma once

#include <QWidget>

#include "core/generate/generaterequest.h"
#include "ui/board/canvas/cursorcanvas.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/glyphcache.h"

#include <vector>

namespace sudoku {

/// A small board on which mouse or keys paint the cells of a new puzzle that must have a clue or must have
/// none. It also shows the cells that follow from the symmetry.
class PatternEditor : public CursorCanvas
{
    Q_OBJECT

public:
    explicit PatternEditor(QWidget *parent = nullptr);

    /// Sets the shape of the board. A board of another size starts with an empty pattern.
    void setShape(const Puzzle &shape);
    void setSymmetry(const Symmetry &symmetry);

    /// Returns the pattern, by cell, or an empty one if every cell is free.
    std::vector<PatternCell> pattern() const;
    void setPattern(const std::vector<PatternCell> &pattern);
    void clear() { setPattern({}); }
    /// Marks all free cells that no symmetry paints as cells without a clue.
    void closeFreeCells();

    QSize sizeHint() const override { return {264, 264}; }

signals:
    void changed();

protected:
    const Geometry &shape() const override { return m_shape.geometry; }
    QString description(Cell cell, int row, int column) const override;
    void step(int rows, int columns, Qt::KeyboardModifiers) override { moveTo(cellNextTo(rows, columns)); }
    void beginStroke(Cell cell, const QMouseEvent &event) override;
    void continueStroke(Cell cell, const QMouseEvent &event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    PatternCell next(PatternCell value) const;
    /// Returns the value that the symmetry gives \a cell because of the other cells.
    PatternCell implied(Cell cell) const;
    bool isTorn(Cell cell) const;
    void set(Cell cell, PatternCell value);
    void paintCell(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell) const;

    Puzzle m_shape;
    const Symmetry *m_symmetry;
    std::vector<PatternCell> m_pattern;      // the painted value of each cell
    PatternCell m_brush = PatternCell::Free; // the value that a drag paints
    GlyphCache m_glyphs;
};

} // namespace sudoku
