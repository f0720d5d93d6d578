#pragma once

#include <QWidget>

#include "ui/paint/boardlayout.h"

namespace sudoku {

/// A painted board on the screen. It knows where the cells are, and turns arrow keys and the mouse into moves
/// of a cursor and strokes from cell to cell.
class BoardCanvas : public QWidget
{
    Q_OBJECT

public:
    /// Returns the layout for the current size of the widget.
    BoardLayout boardLayout() const;
    /// Returns where the mouse was pressed or dragged last.
    QPointF mousePlace() const { return m_strokeAt; }
    /// Returns where the mouse was pressed last.
    QPointF pressedPlace() const { return m_strokeFrom; }
    QRectF cellRect(Cell cell) const { return boardLayout().cellRect(cell); }

protected:
    /// Makes a canvas with a \a margin around the board, in pixels.
    explicit BoardCanvas(int margin, QWidget *parent = nullptr);

    virtual const Geometry &shape() const = 0;
    virtual BoardLayout::Options layoutOptions() const { return {.pixelRatio = devicePixelRatioF()}; }

    /// Called when an arrow key is pressed with \a modifiers: one of \a rows and \a columns is 1 or -1, the
    /// other 0.
    virtual void step(int rows, int columns, Qt::KeyboardModifiers modifiers) = 0;
    /// Makes a step and returns true if \a event is an arrow key.
    bool stepByKey(const QKeyEvent &event);

    /// Returns the cell that a press of the mouse selects: the nearest one, or nothing.
    virtual std::optional<Cell> pressedCell(const QMouseEvent &event) const;
    /// Called when the mouse is pressed on \a cell.
    virtual void beginStroke(Cell cell, const QMouseEvent &event) = 0;
    /// Called for each new \a cell of a drag. Includes the cells on the way, because a fast mouse reports
    /// only some of its positions.
    virtual void continueStroke(Cell cell, const QMouseEvent &event) = 0;
    /// Called for each move of a drag, also within a cell.
    virtual void moveStroke(const QMouseEvent &) {}
    /// Called when the button is released after a stroke.
    virtual void endStroke() {}

    /// Called when the focus has come or gone.
    virtual void paintFocus() { update(); }
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    int m_margin;
    QPointF m_strokeFrom;             // the position of the press
    QPointF m_strokeAt;               // the last position of the mouse
    std::optional<Cell> m_strokeCell; // its cell; nothing if the press was on none
};

} // namespace sudoku
