#include "ui/paint/boardlayout.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sudoku {
namespace {

// As parts of a cell. On the screen lines are quiet; in print and in pictures they are stronger.
constexpr qreal thinPart = 1.0 / 64;
constexpr qreal thickPart = 1.0 / 32;
constexpr qreal strongThinPart = 1.0 / 50;
constexpr qreal strongThickPart = 1.0 / 18;
constexpr qreal framePart = 1.0 / 18; // the room for the frame beyond the cells, until its width is known
constexpr qreal outsideGap = 0.1;     // between texts outside and the frame, of a cell

// On paper thin lines are hairlines of 0.25 to 0.35 pt: they guide the eye and do not compete with digits.
constexpr qreal paperThinPart = 1.0 / 110; // of a cell
constexpr qreal minThinLine = 0.09;        // mm
constexpr qreal maxThinLine = 0.123;
constexpr qreal maxThickLine = 0.9;

/// Returns the room for row and column numbers: on the screen 16 pixels, for figures of 11, or a little more
/// beside very large cells; on paper 3 mm or more.
qreal coordinatesWidth(qreal cellSize, qreal millimetre)
{
    if (millimetre > 0)
        return std::clamp(cellSize * 0.4, 3 * millimetre, 4.8 * millimetre);
    return std::clamp(cellSize * 0.15, 16.0, 24.0);
}

/// Returns the size of texts beside the board. Large boards have small cells, and numbers of three figures.
OutsideTextSize outsideTextSize(const Geometry &geometry)
{
    return geometry.size() <= 9 ? OutsideTextSize{0.86, 0.46} : OutsideTextSize{1.25, 0.5};
}

} // namespace

OutsideRoom OutsideRoom::united(const OutsideRoom &other) const
{
    return {std::max(above, other.above), std::max(below, other.below), std::max(left, other.left),
            std::max(right, other.right)};
}

BoardLayout::BoardLayout(const Geometry &geometry, const QRectF &area, Options options)
    : m_geometry(geometry),
      m_pixelRatio(options.pixelRatio),
      m_millimetre(options.millimetre),
      m_hasStrongLines(options.hasStrongLines || options.millimetre > 0),
      m_isExact(options.isExact),
      m_wantedThin(options.thinLine),
      m_wantedThick(options.thickLine),
      m_outsideText(outsideTextSize(geometry))
{
    const qreal side = std::min(area.width(), area.height());
    const qreal coordinates =
        options.hasCoordinates ? coordinatesWidth(side / geometry.size(), options.millimetre) : 0;
    m_coordinates = floored(coordinates);
    const QRectF whole(QPointF(-floored(-area.left()), -floored(-area.top())), // its edges lie between pixels
                       QPointF(floored(area.right()), floored(area.bottom())));
    fitCells(whole.size(), outsideParts(options.outside), m_coordinates);
    if (options.outsideText > 0 && options.outside != OutsideRoom())
        fitTexts(whole.size(), options);
    makeRoom(outsideParts(options.outside));
    placeIn(whole);
}

BoardLayout BoardLayout::ofBoard(const Geometry &geometry, qreal side, Options options)
{
    const OutsideRoom outside = std::exchange(options.outside, {});
    options.hasCoordinates = false;
    options.isExact = true;
    BoardLayout layout(geometry, QRectF(0, 0, side, side), options);
    layout.makeRoom(layout.outsideParts(outside));
    layout.m_origin += QPointF(layout.m_outside.left(), layout.m_outside.top());
    return layout;
}

/// Makes the places outside as large as the letters ask for; cells and places depend on each other.
void BoardLayout::fitTexts(QSizeF area, const Options &options)
{
    constexpr qreal max = 0.9; // of a cell
    constexpr int rounds = 12;
    const OutsideTextSize usual = outsideTextSize(m_geometry);
    for (int round = 0; round < rounds; ++round) {
        m_outsideText.height = std::min(options.outsideText / outsideTextPart / m_cellSize, max);
        m_outsideText.width = usual.width * m_outsideText.height / usual.height;
        fitCells(area, outsideParts(options.outside), m_coordinates);
    }
}

/// Returns the margins for texts outside, as fractions of a cell.
QMarginsF BoardLayout::outsideParts(const OutsideRoom &room) const
{
    const auto width = [&](int count) { return count == 0 ? 0 : outsideGap + m_outsideText.width; };
    const auto height = [&](int count) { return count == 0 ? 0 : outsideGap + m_outsideText.height * count; };
    return {width(room.left), height(room.above), width(room.right), height(room.below)};
}

void BoardLayout::makeRoom(const QMarginsF &parts)
{
    m_outside = {floored(m_cellSize * parts.left()), floored(m_cellSize * parts.top()),
                 floored(m_cellSize * parts.right()), floored(m_cellSize * parts.bottom())};
}

/// Makes the cells as large as they fit with \a parts around them. The frame ends at the edge of the area, on
/// paper flush with what is printed above it.
void BoardLayout::fitCells(QSizeF area, const QMarginsF &parts, qreal coordinates)
{
    const auto fit = [&](qreal cells, qreal frame) {
        const qreal width = area.width() - coordinates - frame;
        const qreal height = area.height() - coordinates - frame;
        m_cellSize = std::min(width / (cells + parts.left() + parts.right()),
                              height / (cells + parts.top() + parts.bottom()));
        if (!m_isExact)
            m_cellSize = floored(m_cellSize);
    };
    fit(m_geometry.size() + 2 * framePart, 0);
    setLines();
    // On paper the cells and the lines, which have limits there, depend on each other: some more rounds
    // are exact to a billionth.
    const int rounds = m_millimetre > 0 ? 7 : 1;
    for (int round = 0; round < rounds; ++round) {
        fit(m_geometry.size(), 2 * beyondCells());
        if (m_millimetre > 0)
            setLines();
    }
}

void BoardLayout::setLines()
{
    m_thinLine = snapped(m_cellSize * (m_hasStrongLines ? strongThinPart : thinPart));
    m_thickLine =
        std::max(snapped(m_cellSize * (m_hasStrongLines ? strongThickPart : thickPart)), 2 * m_thinLine);
    if (m_millimetre == 0)
        return;
    const qreal most = m_cellSize / 5; // where lines leave room for digits
    const qreal thin = m_wantedThin > 0 ? m_wantedThin
                                        : std::clamp(m_cellSize * paperThinPart, minThinLine * m_millimetre,
                                                     maxThinLine * m_millimetre);
    m_thinLine = snapped(std::min(thin, most));
    m_thickLine =
        m_wantedThick > 0
            ? snapped(std::min(m_wantedThick, most))
            : std::max(2 * m_thinLine,
                       snapped(std::min(m_cellSize * strongThickPart, maxThickLine * m_millimetre)));
}

/// Returns how far the frame reaches beyond the cells.
qreal BoardLayout::beyondCells() const
{
    return frameLine() - snapped(m_thickLine / 2);
}

/// Places the board, with everything around it, in the middle of \a area.
void BoardLayout::placeIn(const QRectF &area)
{
    const QMarginsF around = m_outside + QMarginsF(m_coordinates, m_coordinates, 0, 0);
    const qreal side = m_cellSize * m_geometry.size();
    const QPointF rest(area.width() - around.left() - side - around.right(),
                       area.height() - around.top() - side - around.bottom());
    const QPointF least(area.left() + around.left() + beyondCells(),
                        area.top() + around.top() + beyondCells());
    m_origin = {std::max(floored(area.left() + rest.x() / 2 + around.left()), least.x()),
                std::max(floored(area.top() + rest.y() / 2 + around.top()), least.y())};
}

QRectF BoardLayout::board() const
{
    const qreal side = m_cellSize * m_geometry.size();
    return {m_origin, QSizeF(side, side)};
}

QRectF BoardLayout::whole() const
{
    const qreal frame = beyondCells();
    const qreal coordinates = m_coordinates;
    return board().marginsAdded(m_outside + QMarginsF(coordinates, coordinates, 0, 0)
                                + QMarginsF(frame, frame, frame, frame));
}

QRectF BoardLayout::cellRect(Cell cell) const
{
    const auto along = [this](qreal origin, int index) { return aligned(origin + index * m_cellSize); };
    const int row = m_geometry.rowOf(cell);
    const int column = m_geometry.columnOf(cell);
    return {QPointF(along(m_origin.x(), column), along(m_origin.y(), row)),
            QPointF(along(m_origin.x(), column + 1), along(m_origin.y(), row + 1))};
}

QRectF BoardLayout::cellInterior(Cell cell) const
{
    return cellRect(cell).adjusted(lineInside(cell, 0, -1), lineInside(cell, -1, 0), -lineInside(cell, 0, 1),
                                   -lineInside(cell, 1, 0));
}

/// Returns the part of the line towards the next cell in a direction that is within \a cell. Lines are on
/// the border, but on a raster thin ones belong to the cell to their right and below.
qreal BoardLayout::lineInside(Cell cell, int rows, int columns) const
{
    const auto next = m_geometry.findCell(m_geometry.rowOf(cell) + rows, m_geometry.columnOf(cell) + columns);
    if (!next)
        return snapped(m_thickLine / 2);
    const bool isBefore = rows + columns < 0;
    if (m_geometry.regionOf(*next) == m_geometry.regionOf(cell)) {
        if (m_pixelRatio == 0)
            return m_thinLine / 2;
        return isBefore ? m_thinLine : 0;
    }
    const qreal after = snapped(m_thickLine / 2);
    return isBefore ? after : m_thickLine - after;
}

std::optional<Cell> BoardLayout::cellAt(QPointF point) const
{
    const QPointF offset = (point - m_origin) / m_cellSize;
    return m_geometry.findCell(static_cast<int>(std::floor(offset.y())),
                               static_cast<int>(std::floor(offset.x())));
}

std::optional<Cell> BoardLayout::cellAtOrNextTo(QPointF point) const
{
    const QMarginsF room =
        m_outside.isNull() ? QMarginsF() : m_outside + QMarginsF(m_coordinates, m_coordinates, 0, 0);
    if (!board().marginsAdded(room).contains(point))
        return {};
    return board().contains(point) ? cellAt(point) : nearestCell(point);
}

Cell BoardLayout::nearestCell(QPointF point) const
{
    const QPointF offset = (point - m_origin) / m_cellSize;
    const int last = m_geometry.size() - 1;
    const int row = std::clamp(static_cast<int>(std::floor(offset.y())), 0, last);
    const int column = std::clamp(static_cast<int>(std::floor(offset.x())), 0, last);
    if (const auto cell = m_geometry.findCell(row, column))
        return *cell;
    Cell nearest = 0;
    const auto distanceTo = [&](Cell cell) { return QLineF(cellCentre(cell), point).length(); };
    for (Cell cell = 1; cell < m_geometry.cellCount(); ++cell)
        if (distanceTo(cell) < distanceTo(nearest))
            nearest = cell;
    return nearest;
}

std::vector<Cell> BoardLayout::cellsAlong(QPointF from, QPointF to) const
{
    constexpr int stepsInACell = 12;
    constexpr qreal cornerFrom = 0.3; // of a cell, from its centre
    const QPointF way = to - from;
    const qreal length = std::hypot(way.x(), way.y()) / m_cellSize;
    const int steps = static_cast<int>(std::min<qreal>(length, 3 * maxBoardSize) * stepsInACell) + 1;
    std::vector<Cell> cells;
    for (int step = 0; step <= steps; ++step) {
        const QPointF point = from + way * step / steps;
        const Cell cell = nearestCell(point);
        const QPointF offset = (point - cellCentre(cell)) / m_cellSize;
        const bool isCorner = std::min(std::abs(offset.x()), std::abs(offset.y())) > cornerFrom;
        if (!isCorner && (cells.empty() || cells.back() != cell))
            cells.push_back(cell);
    }
    return cells;
}

qreal BoardLayout::outsideLine() const
{
    return m_cellSize * m_outsideText.height;
}

QRectF BoardLayout::rowLabel(int row) const
{
    return {m_origin.x() - m_outside.left() - m_coordinates - beyondCells(), m_origin.y() + row * m_cellSize,
            m_coordinates, m_cellSize};
}

QRectF BoardLayout::columnLabel(int column) const
{
    return {m_origin.x() + column * m_cellSize,
            m_origin.y() - m_outside.top() - m_coordinates - beyondCells(), m_cellSize, m_coordinates};
}

QRectF BoardLayout::outsideRect(int row, int column) const
{
    const int size = m_geometry.size();
    const qreal gap = m_cellSize * outsideGap;
    QRectF rect(m_origin + QPointF(column, row) * m_cellSize, QSizeF(m_cellSize, m_cellSize));
    if (column < 0)
        rect.setLeft(rect.right() - m_outside.left());
    if (column == size)
        rect.setWidth(m_outside.right());
    if (row < 0)
        rect.setTop(rect.bottom() - m_outside.top());
    if (row == size)
        rect.setHeight(m_outside.bottom());
    return rect.adjusted(column == size ? gap : 0, row == size ? gap : 0, column < 0 ? -gap : 0,
                         row < 0 ? -gap : 0);
}

qreal BoardLayout::snapped(qreal length) const
{
    if (m_pixelRatio == 0)
        return length;
    return std::max(1.0, std::round(length * m_pixelRatio)) / m_pixelRatio;
}

/// Returns the edge between pixels that is nearest, where cells may end within pixels.
qreal BoardLayout::aligned(qreal at) const
{
    return m_isExact && m_pixelRatio > 0 ? std::round(at * m_pixelRatio) / m_pixelRatio : at;
}

qreal BoardLayout::floored(qreal length) const
{
    return m_pixelRatio == 0 ? length : std::floor(length * m_pixelRatio) / m_pixelRatio;
}

} // namespace sudoku
