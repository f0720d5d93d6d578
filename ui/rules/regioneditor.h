#pragma once

#include <QWidget>

#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/rules/regionmap.h"

namespace sudoku {

/// A board on which regions are painted: a drag, or Shift with the arrows, takes the region of its first cell along; a letter
/// paints the region of that name.
class RegionEditor : public QWidget
{
    Q_OBJECT

public:
    explicit RegionEditor(const Geometry &shape, QWidget *parent = nullptr);

    const RegionMap &map() const { return m_map; }
    void setMap(const RegionMap &map);
    /// What the last stroke, key or setMap() changed.
    void undo();
    bool canUndo() const;

    Cell currentCell() const { return m_current; }
    QRectF cellRect(Cell cell) const { return boardLayout().cellRect(cell); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, 200}; }

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
    /// What a stroke from \a cell on paints: its region, or a new one where it has none.
    int brushFrom(Cell cell) const;
    /// Before something that changes the map, perhaps.
    void remember();
    void show(const RegionMap &map);
    void moveTo(Cell cell);
    void moveBy(int rows, int columns, bool isPainting);
    void paintCell(Cell cell, int region);
    void drawCell(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell) const;
    void drawBorders(QPainter &painter, const BoardLayout &layout, const BoardStyle &style) const;
    void drawCounts(QPainter &painter, const BoardLayout &layout, const BoardStyle &style) const;
    void describe();

    RegionMap m_map;
    std::vector<RegionMap> m_past;
    Cell m_current = 0;
    int m_brush = 0; // the region painted last
    QPointF m_strokeAt;
};

} // namespace sudoku
