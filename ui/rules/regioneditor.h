#pragma once

#include <QWidget>

#include "ui/base/history.h"
#include "ui/board/canvas/cursorcanvas.h"
#include "ui/paint/boardstyle.h"
#include "ui/rules/regionmap.h"

namespace sudoku {

/// A board on which regions are painted. A drag, or Shift with the arrows, extends the region of its first
/// cell; a letter paints the region of that name. What removes a cell from its region makes a hole of one
/// that is in none, and a cell of a hole.
class RegionEditor : public CursorCanvas
{
    Q_OBJECT

public:
    explicit RegionEditor(const Geometry &shape, QWidget *parent = nullptr);

    const RegionMap &map() const { return m_map; }
    void setMap(const RegionMap &map);
    /// Undoes the last stroke, key or setMap().
    void undo();
    bool canUndo() const { return m_past.isOtherThan(m_map); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, 200}; }

signals:
    void changed();

protected:
    const Geometry &shape() const override { return m_map.shape(); }
    QString description(Cell cell, int row, int column) const override;
    void step(int rows, int columns, Qt::KeyboardModifiers modifiers) override;
    void beginStroke(Cell cell, const QMouseEvent &event) override;
    void continueStroke(Cell cell, const QMouseEvent &event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Returns the region that a stroke from \a cell paints: that of the cell, or a new one if it has none.
    int brushFrom(Cell cell) const;
    /// Returns what a stroke of the eraser from \a cell paints.
    int eraserFrom(Cell cell) const { return m_map.regionOf(cell) == noRegion ? hole : noRegion; }
    void show(const RegionMap &map);
    void paintCell(Cell cell, int region);
    void drawCell(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell) const;
    void drawBorders(QPainter &painter, const BoardLayout &layout, const BoardStyle &style) const;
    void drawCounts(QPainter &painter, const BoardLayout &layout, const BoardStyle &style) const;

    RegionMap m_map;
    History<RegionMap> m_past;
    int m_brush = 0;         // the region painted last
    int m_eraser = noRegion; // or hole
};

} // namespace sudoku
