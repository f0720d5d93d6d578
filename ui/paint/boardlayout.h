#pragma once

#include <QMarginsF>
#include <QPointF>
#include <QRectF>

#include "core/board/geometry.h"

#include <optional>
#include <vector>

namespace sudoku {

/// How many texts stand outside the board one above the other at most, on each side; 0 where there are none.
struct OutsideRoom
{
    int above = 0;
    int below = 0;
    int left = 0;
    int right = 0;

    static OutsideRoom onAllSides() { return {1, 1, 1, 1}; }
    OutsideRoom united(const OutsideRoom &other) const;
    bool operator==(const OutsideRoom &) const = default;
};

/// Where everything of a board lies within an area: pure arithmetic, the same for screen and paper. All cells
/// are squares of one size; on a raster their edges and lines lie on whole device pixels.
class BoardLayout
{
public:
    struct Options
    {
        bool hasCoordinates = false; ///< room for row and column numbers above and to the left
        qreal pixelRatio = 0;        ///< device pixels for one unit, or 0 where nothing is to be snapped
        OutsideRoom outside = {};    ///< room for clues beside the board
        qreal millimetre = 0; ///< on paper its units: there lines are neither too thin to print nor clumsy
    };

    BoardLayout(const Geometry &geometry, const QRectF &area, Options options);

    const Geometry &geometry() const { return m_geometry; }
    qreal pixelRatio() const { return m_pixelRatio; }
    qreal cellSize() const { return m_cellSize; }
    qreal thinLine() const { return m_thinLine; }
    qreal thickLine() const { return m_thickLine; }

    /// The cells, without the outer half of the frame.
    QRectF board() const;
    QRectF cellRect(Cell cell) const;
    /// What the lines around \a cell leave of it.
    QRectF cellInterior(Cell cell) const;
    QPointF cellCentre(Cell cell) const { return cellRect(cell).center(); }
    std::optional<Cell> cellAt(QPointF point) const;
    /// The cell nearest to \a point, for a drag that leaves the board.
    Cell nearestCell(QPointF point) const;

    /// The cells that a stroke goes through, also one that leaves the board; those of which it only cuts a
    /// corner do not count, so that it can go from one to the next over their corner.
    std::vector<Cell> cellsAlong(QPointF from, QPointF to) const;

    /// What belongs to a row and column, one or both of which are beside the board: -1 or its size.
    QRectF outsideRect(int row, int column) const;
    qreal outsideLine() const; ///< the height of a text there

    bool hasCoordinates() const { return m_coordinates > 0; }
    QRectF rowLabel(int row) const;
    QRectF columnLabel(int column) const;

    /// \a length rounded to whole device pixels, at least one.
    qreal snapped(qreal length) const;

private:
    void placeIn(const QRectF &area);
    void limitLines(qreal millimetre);
    qreal lineInside(Cell cell, int rows, int columns) const;
    qreal floored(qreal length) const;

    Geometry m_geometry;
    qreal m_pixelRatio;
    qreal m_cellSize = 0;
    qreal m_thinLine = 0;
    qreal m_thickLine = 0;
    qreal m_coordinates = 0;
    QMarginsF m_outside;
    QPointF m_origin;
};

} // namespace sudoku
