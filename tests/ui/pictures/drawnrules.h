#pragma once

#include <QImage>
#include <QPainter>

#include "ui/pictures/boardlook.h"

#include <string>
#include <vector>

/// Boards on which rules are drawn as sites draw them, straight and without digits.
namespace sudoku {

/// Draws a board whose cells are 64 pixels wide, in the middle of a page.
class DrawnBoard
{
public:
    static constexpr int side = 64, margin = 32;

    explicit DrawnBoard(int size = 9)
        : m_geometry(Geometry::withBoxes(defaultBoxes(size))),
          m_image(size * side + 2 * margin, size * side + 2 * margin, QImage::Format_RGB32)
    {
        m_image.fill(Qt::white);
    }

    const Geometry &geometry() const { return m_geometry; }
    QPointF middleOf(Cell cell) const
    {
        return QPointF(m_geometry.columnOf(cell) + 0.5, m_geometry.rowOf(cell) + 0.5) * side;
    }

    /// Draws with the origin in the corner of the board.
    template <typename Draw>
    DrawnBoard &draw(const Draw &draw)
    {
        QPainter painter(&m_image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(margin, margin);
        draw(painter);
        return *this;
    }
    DrawnBoard &shade(const std::vector<Cell> &cells, const QColor &colour = 0xcfcfcf)
    {
        return draw([&](QPainter &painter) {
            for (const Cell cell : cells)
                painter.fillRect(rectOf(cell, 1), colour);
        });
    }
    DrawnBoard &circles(const std::vector<Cell> &cells, double diameter = 0.8)
    {
        return draw([&](QPainter &painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(0xcfcfcf));
            for (const Cell cell : cells)
                painter.drawEllipse(rectOf(cell, diameter));
        });
    }
    DrawnBoard &squares(const std::vector<Cell> &cells, double width = 0.8)
    {
        return draw([&](QPainter &painter) {
            for (const Cell cell : cells)
                painter.fillRect(rectOf(cell, width), QColor(0xcfcfcf));
        });
    }
    DrawnBoard &line(const std::vector<Cell> &cells, double width = 0.33)
    {
        return draw([&](QPainter &painter) {
            QPolygonF points;
            for (const Cell cell : cells)
                points << middleOf(cell);
            painter.setPen(QPen(QColor(0xcfcfcf), width * side, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(points);
        });
    }

    /// Returns the board with its lines, as finders see it.
    BoardLook look() const
    {
        DrawnBoard drawn = *this;
        drawn.draw([this](QPainter &painter) { drawGrid(painter); });
        const QImage grey = drawn.m_image.convertToFormat(QImage::Format_Grayscale8);
        const double near = double(margin) / grey.width(), far = 1 - near;
        const GridMap map(m_geometry.size(), {QPointF(near, near), {far, near}, {far, far}, {near, far}});
        BoardTones tones(grey, InkTone::Dark, map);
        std::vector<CellShade> shades = cellShades(tones);
        return {m_geometry, std::move(tones), std::move(shades)};
    }

private:
    QRectF rectOf(Cell cell, double width) const
    {
        QRectF rect(0, 0, width * side, width * side);
        rect.moveCenter(middleOf(cell));
        return rect;
    }
    void drawGrid(QPainter &painter) const
    {
        const int size = m_geometry.size();
        const BoxShape boxes = *m_geometry.boxes();
        for (int i = 0; i <= size; ++i) {
            painter.setPen(QPen(Qt::black, i % boxes.columns == 0 ? 3 : 1));
            painter.drawLine(i * side, 0, i * side, size * side);
            painter.setPen(QPen(Qt::black, i % boxes.rows == 0 ? 3 : 1));
            painter.drawLine(0, i * side, size * side, i * side);
        }
    }

    Geometry m_geometry;
    QImage m_image;
};

} // namespace sudoku
