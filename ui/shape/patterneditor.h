#pragma once

#include <QWidget>

#include "core/generate/generaterequest.h"
#include "ui/canvas/cursorcanvas.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/glyphcache.h"

#include <vector>

namespace sudoku {

/// A small board on which is painted, with mouse or keys, which cells of a new puzzle must hold a clue and
/// which must hold none. What a symmetry adds is shown too.
class PatternEditor : public CursorCanvas
{
    Q_OBJECT

public:
    explicit PatternEditor(QWidget *parent = nullptr);

    /// A board of another size begins with an empty pattern.
    void setShape(const Puzzle &shape);
    void setSymmetry(const Symmetry &symmetry);

    /// By cell, or empty where every cell is free.
    std::vector<PatternCell> pattern() const;
    void setPattern(const std::vector<PatternCell> &pattern);
    void clear() { setPattern({}); }
    /// All cells that are free, also by symmetry, must hold no clue.
    void closeFreeCells();

    QSize sizeHint() const override { return {264, 264}; }

signals:
    void changed();

protected:
    const Geometry &shape() const override { return m_shape.geometry; }
    QString description(Cell cell, int row, int column) const override;
    void step(int rows, int columns, Qt::KeyboardModifiers) override { moveTo(cellBeside(rows, columns)); }
    void beginStroke(Cell cell, const QMouseEvent &event) override;
    void continueStroke(Cell cell, const QMouseEvent &event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    PatternCell next(PatternCell value) const;
    /// What the symmetry makes of \a cell by its counterparts.
    PatternCell implied(Cell cell) const;
    bool isTorn(Cell cell) const;
    void set(Cell cell, PatternCell value);
    void paintCell(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell) const;

    Puzzle m_shape;
    const Symmetry *m_symmetry;
    std::vector<PatternCell> m_pattern;      // by cell, always
    PatternCell m_brush = PatternCell::Free; // what a drag paints
    GlyphCache m_glyphs;
};

} // namespace sudoku
