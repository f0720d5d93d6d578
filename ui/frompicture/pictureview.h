#pragma once

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include "ui/pictures/boardreading.h"

#include <optional>

namespace sudoku {

using PictureCorners = std::array<QPointF, 4>;

/// A picture with the outlines of the boards that were found in it. The corners of the chosen one are dragged
/// with the mouse or the arrow keys; Space goes to the next corner. It can also show the chosen board alone,
/// straightened.
class PictureView : public QWidget
{
    Q_OBJECT

public:
    explicit PictureView(QWidget *parent = nullptr);

    void setPicture(const QImage &picture);
    /// Shows these boards, and the corners of the one at \a chosen. Where there is none, corners are offered
    /// that a person may drag to the board.
    void setBoards(const std::vector<BoardReading> &boards, int chosen);
    /// Sets the cell with a frame.
    void setCell(Cell cell);
    void setStraight(bool isStraight);
    bool isStraight() const { return m_isStraight && hasBoard(); }
    const PictureCorners &corners() const { return m_corners; }
    /// Returns where a point of the picture, given as fractions, is in the widget.
    QPointF placeOf(QPointF fractions) const;

    QSize sizeHint() const override { return {480, 480}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

signals:
    /// Emitted when a corner was dragged to another place, or moved by a key that is released.
    void cornersMoved(const sudoku::PictureCorners &corners);
    void boardPicked(int index);
    void cellPicked(sudoku::Cell cell);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;

private:
    bool hasBoard() const { return m_chosen < static_cast<int>(m_boards.size()); }
    QRectF pictureRect() const;
    QPointF fractionsOf(QPointF place) const;
    QPolygonF placesOf(const QPolygonF &fractions) const;
    std::optional<int> cornerAt(QPointF place) const;
    void moveCorner(QPointF fractions);
    void endMove();
    void pick(QPointF place);
    void preparePixmap();
    void paintOutline(QPainter &painter, const QPolygonF &outline, bool isChosen) const;
    void paintCorners(QPainter &painter) const;

    QImage m_picture;
    QPixmap m_shown; ///< the picture, or the board in it, as large as there is room
    std::vector<BoardReading> m_boards;
    int m_chosen = 0;
    Cell m_cell = 0;
    bool m_isStraight = false;
    PictureCorners m_corners;
    int m_corner = 0; ///< the one that the keys move
    bool m_isDragging = false;
    bool m_isMoved = false;
};

} // namespace sudoku
