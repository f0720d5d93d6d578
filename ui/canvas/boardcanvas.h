#pragma once

#include <QWidget>

#include "ui/paint/boardlayout.h"

namespace sudoku {

/// A painted board on the screen: says where the cells lie, and turns arrows and the mouse into moves of a
/// cursor and strokes from cell to cell.
class BoardCanvas : public QWidget
{
    Q_OBJECT

public:
    /// Of the widget as it is now.
    BoardLayout boardLayout() const;
    QRectF cellRect(Cell cell) const { return boardLayout().cellRect(cell); }

protected:
    /// \a margin is in pixels, around the board.
    explicit BoardCanvas(int margin, QWidget *parent = nullptr);

    virtual const Geometry &shape() const = 0;
    virtual BoardLayout::Options layoutOptions() const { return {.pixelRatio = devicePixelRatioF()}; }

    /// An arrow was pressed, with \a modifiers: one of \a rows and \a columns is 1 or -1.
    virtual void step(int rows, int columns, Qt::KeyboardModifiers modifiers) = 0;
    /// Whether \a event is an arrow; then the step was made.
    bool stepByKey(const QKeyEvent &event);

    /// The cell that a press of the mouse is for: the nearest one, or none.
    virtual std::optional<Cell> pressedCell(const QMouseEvent &event) const;
    /// The mouse was pressed on \a cell.
    virtual void beginStroke(Cell cell, const QMouseEvent &event) = 0;
    /// A drag came to \a cell, which is another one than before. No cell on the way is left out, for a fast
    /// mouse is seen only here and there.
    virtual void continueStroke(Cell cell, const QMouseEvent &event) = 0;

    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    int m_margin;
    QPointF m_strokeAt;               // where the mouse was last
    std::optional<Cell> m_strokeCell; // the same as a cell; nothing where the press was for none
};

} // namespace sudoku
