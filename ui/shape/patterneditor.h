#pragma once

#include <QWidget>

#include "core/generate/generaterequest.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/glyphcache.h"

#include <vector>

namespace sudoku {

/// A small board on which is painted, with mouse or keys, which cells of a new puzzle must hold a clue and which must
/// hold none. What a symmetry adds is shown too.
class PatternEditor : public QWidget
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

    Cell currentCell() const { return m_current; }
    QRectF cellRect(Cell cell) const { return boardLayout().cellRect(cell); }

    QSize sizeHint() const override { return {264, 264}; }

signals:
    void changed();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    BoardLayout boardLayout() const;
    PatternCell next(PatternCell value) const;
    /// What the symmetry makes of \a cell by its counterparts.
    PatternCell implied(Cell cell) const;
    bool isTorn(Cell cell) const;
    void moveTo(Cell cell);
    void moveBy(int rows, int columns);
    void set(Cell cell, PatternCell value);
    void paintCell(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell) const;
    void describe();

    Puzzle m_shape;
    const Symmetry *m_symmetry;
    std::vector<PatternCell> m_pattern; // by cell, always
    Cell m_current = 0;
    PatternCell m_brush = PatternCell::Free; // what a drag paints
    QPointF m_brushAt;
    GlyphCache m_glyphs;
};

} // namespace sudoku
