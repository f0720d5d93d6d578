#include "ui/frompicture/straightpicture.h"

#include <QPainter>

#include <algorithm>

namespace sudoku {
namespace {

QPointF crossing(const BoardReading &board, int row, int column)
{
    return board.crossings[static_cast<std::size_t>(row) * (board.size() + 1) + column];
}

QPolygonF scaled(QPolygonF fractions, const QSizeF &size)
{
    for (QPointF &point : fractions)
        point = {point.x() * size.width(), point.y() * size.height()};
    return fractions;
}

QPolygonF cornersOf(const QRectF &square)
{
    return {{square.topLeft(), square.topRight(), square.bottomRight(), square.bottomLeft()}};
}

/// Paints the quadrilateral \a from of \a picture into \a to, and around it what \a shown has room for.
void paintStraight(QPainter &painter, const QImage &picture, const QPolygonF &from, const QRectF &to,
                   const QRectF &shown)
{
    QTransform straight;
    if (!QTransform::quadToQuad(from, cornersOf(to), straight))
        return;
    const QRectF needed = straight.inverted().mapRect(shown);
    const QRect part = needed.toAlignedRect().adjusted(-1, -1, 1, 1).intersected(picture.rect());
    painter.save();
    painter.setClipRect(shown);
    painter.setTransform(straight, true);
    painter.drawImage(part.topLeft(), picture, part);
    painter.restore();
}

QImage emptyPicture(int side)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

} // namespace

QPolygonF outlineOf(const BoardReading &board)
{
    const int size = board.size();
    QPolygonF outline;
    for (int column = 0; column < size; ++column)
        outline += crossing(board, 0, column);
    for (int row = 0; row < size; ++row)
        outline += crossing(board, row, size);
    for (int column = size; column > 0; --column)
        outline += crossing(board, size, column);
    for (int row = size; row > 0; --row)
        outline += crossing(board, row, 0);
    return outline;
}

QPolygonF outlineOf(const BoardReading &board, Cell cell)
{
    const int row = board.geometry.rowOf(cell);
    const int column = board.geometry.columnOf(cell);
    return {{crossing(board, row, column), crossing(board, row, column + 1),
             crossing(board, row + 1, column + 1), crossing(board, row + 1, column)}};
}

QImage cellPicture(const QImage &picture, const BoardReading &board, Cell cell, int side)
{
    constexpr double around = 0.2; // of the picture that is returned, at each side
    QImage image = emptyPicture(side);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF whole(0, 0, side, side);
    const double margin = around * side;
    paintStraight(painter, picture, scaled(outlineOf(board, cell), picture.size()),
                  whole.adjusted(margin, margin, -margin, -margin), whole);
    return image;
}

QImage straightPicture(const QImage &picture, const BoardReading &board, int side)
{
    QImage image = emptyPicture(side);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const double cellSide = double(side) / board.size();
    for (Cell cell = 0; cell < board.geometry.cellCount(); ++cell) {
        const QRectF place(board.geometry.columnOf(cell) * cellSide, board.geometry.rowOf(cell) * cellSide,
                           cellSide, cellSide);
        paintStraight(painter, picture, scaled(outlineOf(board, cell), picture.size()), place, place);
    }
    return image;
}

} // namespace sudoku
