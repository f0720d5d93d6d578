#pragma once

#include <QMarginsF>
#include <QPointF>
#include <QRectF>

#include "core/board/geometry.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace sudoku {

/// The largest number of texts one above the other outside the board, on each side; 0 if there are none.
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

/// The size of a place for a text outside, as fractions of a cell.
struct OutsideTextSize
{
    qreal width; ///< beside a row
    qreal height;

    bool operator==(const OutsideTextSize &) const = default;
};

inline constexpr qreal outsideTextPart = 0.83; ///< the size of letters outside, of the height of a line

/// The places of all parts of a board within an area. It is pure arithmetic, the same for screen and paper.
/// All cells are squares of one size; on a raster their edges and lines are aligned with device pixels.
class BoardLayout
{
public:
    struct Options
    {
        bool hasCoordinates = false; ///< room for row and column numbers above and to the left
        qreal pixelRatio = 0;        ///< device pixels for one unit, or 0 if nothing is aligned
        OutsideRoom outside = {};    ///< room for clues beside the board
        /// Units for one mm on paper, where the widths of lines have limits; 0 on other devices.
        qreal millimetre = 0;
        bool hasStrongLines = false; ///< lines as on paper also where they have no limits: for pictures
        /// On paper, the widths of lines between cells, and of the others; 0 for those that suit the cells.
        qreal thinLine = 0;
        qreal thickLine = 0;
        /// The size of the letters outside the board; 0 for one that suits the cells.
        qreal outsideText = 0;
        /// On a raster the board fills the area, and a column may be a pixel wider than the next one.
        bool isExact = false;
    };

    BoardLayout(const Geometry &geometry, const QRectF &area, Options options);

    /// Returns the layout of a board that is exactly \a side wide, from outer edge to outer edge of its
    /// frame. Texts outside are beyond it: see whole().
    static BoardLayout ofBoard(const Geometry &geometry, qreal side, Options options);

    bool operator==(const BoardLayout &) const = default;

    const Geometry &geometry() const { return m_geometry; }
    qreal pixelRatio() const { return m_pixelRatio; }
    qreal millimetre() const { return m_millimetre; }
    qreal cellSize() const { return m_cellSize; }
    qreal thinLine() const { return m_thinLine; }
    qreal thickLine() const { return m_thickLine; }
    /// Returns the width of the line around the board: on the screen a little more than that between boxes.
    qreal frameLine() const { return m_hasStrongLines ? m_thickLine : m_thickLine + m_thinLine; }
    /// Returns the width of the frame around the cell with the cursor.
    qreal cursorLine() const { return std::max(m_thickLine, snapped(m_cellSize * cursorPart)); }

    /// Returns the rectangle of the cells, without the outer half of the frame.
    QRectF board() const;
    /// Returns the board with its frame and all that is around it.
    QRectF whole() const;
    QRectF cellRect(Cell cell) const;
    /// Returns the interior of \a cell between the lines around it.
    QRectF cellInterior(Cell cell) const;
    QPointF cellCentre(Cell cell) const { return cellRect(cell).center(); }
    /// Returns the cell there, or nothing at a hole or beside the board.
    std::optional<Cell> cellAt(QPointF point) const;
    /// Returns that cell, or the one at the edge if \a point is in the room for texts beside it.
    std::optional<Cell> cellAtOrNextTo(QPointF point) const;
    /// Returns the cell nearest to \a point, which a drag may have moved off the board.
    Cell nearestCell(QPointF point) const;

    /// Returns the cells on a straight stroke, which may leave the board. Leaves out cells where it only
    /// cuts a corner, so that a stroke can move diagonally.
    std::vector<Cell> cellsAlong(QPointF from, QPointF to) const;

    /// Returns the place at \a row and \a column; one or both are beside the board: -1 or its size.
    QRectF outsideRect(int row, int column) const;
    qreal outsideLine() const; ///< the height of a line of text there

    bool hasCoordinates() const { return m_coordinates > 0; }
    QRectF rowLabel(int row) const;
    QRectF columnLabel(int column) const;

    /// Returns \a length rounded to whole device pixels, at least one.
    qreal snapped(qreal length) const;

private:
    static constexpr qreal cursorPart = 1.0 / 22; // of a cell

    void placeIn(const QRectF &area);
    void makeRoom(const QMarginsF &parts);
    void fitTexts(QSizeF area, const Options &options);
    QMarginsF outsideParts(const OutsideRoom &room) const;
    void fitCells(QSizeF area, const QMarginsF &parts, qreal coordinates);
    void setLines();
    qreal beyondCells() const;
    qreal lineInside(Cell cell, int rows, int columns) const;
    qreal floored(qreal length) const;
    qreal aligned(qreal at) const;

    Geometry m_geometry;
    qreal m_pixelRatio;
    qreal m_millimetre;
    bool m_hasStrongLines;
    bool m_isExact;
    qreal m_wantedThin;
    qreal m_wantedThick;
    qreal m_cellSize = 0;
    qreal m_thinLine = 0;
    qreal m_thickLine = 0;
    qreal m_coordinates = 0;
    OutsideTextSize m_outsideText;
    QMarginsF m_outside;
    QPointF m_origin;
};

} // namespace sudoku
