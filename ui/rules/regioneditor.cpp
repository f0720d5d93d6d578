#include "ui/rules/regioneditor.h"

#include "ui/paint/drawtext.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace sudoku {
namespace {

constexpr qreal roomyCell = 28; // pixels, for a count beside the letter

/// Returns a colour for a region that differs much from those of the regions named before and after it.
QColor groundOf(int region, const BoardStyle &style)
{
    constexpr qreal goldenAngle = 0.381966; // of a whole turn
    const qreal hue = region * goldenAngle;
    if (region == hole)
        return blend(style.background, style.thickLine, 0.35);
    return region == noRegion
               ? style.background
               : blend(style.background, QColor::fromHsvF(float(hue - int(hue)), 0.8F, 0.9F), 0.24);
}

QFont fontOf(const BoardStyle &style, qreal height, bool isBold)
{
    QFont font = style.font;
    font.setPixelSize(std::max(1, static_cast<int>(height)));
    font.setBold(isBold);
    return font;
}

} // namespace

RegionEditor::RegionEditor(const Geometry &shape, QWidget *parent) : CursorCanvas(4, parent), m_map(shape)
{
    refresh();
}

void RegionEditor::setMap(const RegionMap &map)
{
    if (map == m_map)
        return;
    m_past.remember(m_map);
    show(map);
}

void RegionEditor::undo()
{
    if (const auto before = m_past.takeBefore(m_map))
        show(*before);
}

void RegionEditor::show(const RegionMap &map)
{
    m_map = map;
    refresh();
    emit changed();
}

QSize RegionEditor::sizeHint() const
{
    const int side = std::clamp(24 * m_map.size(), 380, 560);
    return {side, side};
}

int RegionEditor::brushFrom(Cell cell) const
{
    if (m_map.regionOf(cell) >= 0)
        return m_map.regionOf(cell);
    return m_map.unusedRegion() != noRegion ? m_map.unusedRegion() : m_brush;
}

/// Moves the cursor. With Shift it paints, and stops at the edge.
void RegionEditor::step(int rows, int columns, Qt::KeyboardModifiers modifiers)
{
    if (!(modifiers & Qt::ShiftModifier))
        return moveTo(cellNextTo(rows, columns));
    const Cell from = currentCell();
    const Cell to = cellNextTo(rows, columns);
    const bool isAtTheEdge = shape().rowOf(to) != shape().rowOf(from) + rows
                             || shape().columnOf(to) != shape().columnOf(from) + columns;
    if (isAtTheEdge)
        return;
    const int brush = brushFrom(from);
    paintCell(from, brush);
    moveTo(to);
    paintCell(to, brush);
}

void RegionEditor::paintCell(Cell cell, int region)
{
    if (region >= 0)
        m_brush = region;
    if (m_map.regionOf(cell) == region)
        return;
    m_map.set(cell, region);
    refresh();
    emit changed();
}

void RegionEditor::keyPressEvent(QKeyEvent *event)
{
    m_past.remember(m_map);
    if (stepByKey(*event))
        return;
    const int letter = event->key() - Qt::Key_A;
    switch (event->key()) {
    case Qt::Key_Space:
        return paintCell(currentCell(), m_brush);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return paintCell(currentCell(), eraserFrom(currentCell()));
    default:
        break;
    }
    if (letter >= 0 && letter < maxBoardSize && !(event->modifiers() & ~Qt::ShiftModifier))
        paintCell(currentCell(), letter);
    else
        QWidget::keyPressEvent(event);
}

void RegionEditor::beginStroke(Cell cell, const QMouseEvent &event)
{
    m_past.remember(m_map);
    moveTo(cell);
    m_eraser = eraserFrom(cell);
    paintCell(cell, event.button() == Qt::LeftButton ? brushFrom(cell) : m_eraser);
}

void RegionEditor::continueStroke(Cell cell, const QMouseEvent &event)
{
    moveTo(cell);
    paintCell(cell, event.buttons() & Qt::RightButton ? m_eraser : m_brush);
}

void RegionEditor::paintEvent(QPaintEvent *)
{
    const BoardLayout layout = boardLayout();
    const BoardStyle style = BoardStyle::forScreen(palette());
    QPainter painter(this);
    for (Cell cell = 0; cell < m_map.shape().cellCount(); ++cell)
        drawCell(painter, layout, style, cell);
    drawBorders(painter, layout, style);
    drawCounts(painter, layout, style);
    if (!hasFocus())
        return;
    const qreal width = layout.thickLine() * 1.2;
    painter.setPen(QPen(style.cursor, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(layout.cellRect(currentCell()).adjusted(width, width, -width, -width));
}

void RegionEditor::drawCell(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                            Cell cell) const
{
    const int region = m_map.regionOf(cell);
    const QRectF rect = layout.cellRect(cell);
    painter.fillRect(rect, groundOf(region, style));
    const bool isCount = region >= 0 && layout.cellSize() < roomyCell && m_map.cellsOf(region).front() == cell
                         && m_map.cellCount(region) != m_map.fullCount();
    if (!isCount)
        drawText(painter, rect, Qt::AlignCenter, regionName(region),
                 fontOf(style, layout.cellSize() * 0.44, false), style.given);
}

/// Draws the borders of the regions, because the geometry of the layout has other regions.
void RegionEditor::drawBorders(QPainter &painter, const BoardLayout &layout, const BoardStyle &style) const
{
    const Geometry &shape = m_map.shape();
    const QPen thin(style.thinLine, layout.thinLine());
    const QPen thick(style.thickLine, layout.thickLine(), Qt::SolidLine, Qt::SquareCap);
    for (const bool isThick : {false, true}) {
        painter.setPen(isThick ? thick : thin);
        for (Cell cell = 0; cell < shape.cellCount(); ++cell) {
            const QRectF rect = layout.cellRect(cell);
            const auto isBorder = [&](Cell next) {
                return (m_map.regionOf(cell) != m_map.regionOf(next)) == isThick;
            };
            if (shape.columnOf(cell) > 0 && isBorder(cell - 1))
                painter.drawLine(rect.topLeft(), rect.bottomLeft());
            if (shape.rowOf(cell) > 0 && isBorder(cell - shape.size()))
                painter.drawLine(rect.topLeft(), rect.topRight());
        }
    }
    painter.drawRect(layout.board());
}

/// Draws the number of cells in the first cell of each region. In small cells only for regions with a wrong
/// number, in place of the letter.
void RegionEditor::drawCounts(QPainter &painter, const BoardLayout &layout, const BoardStyle &style) const
{
    const qreal size = layout.cellSize();
    const bool isSmall = size < roomyCell;
    for (int region = 0; region < maxRegions; ++region) {
        const std::vector<Cell> cells = m_map.cellsOf(region);
        const bool isFull = std::ssize(cells) == m_map.fullCount();
        if (cells.empty() || (isFull && isSmall))
            continue;
        const QString count = QString::number(cells.size());
        const QRectF rect = layout.cellRect(cells.front());
        if (isSmall)
            drawText(painter, rect, Qt::AlignCenter, count, fontOf(style, size * 0.56, true),
                     style.violation);
        else
            drawText(painter, rect.adjusted(size * 0.09, size * 0.05, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                     isFull ? count : tr("%1/%2").arg(count).arg(m_map.fullCount()),
                     fontOf(style, size * 0.26, !isFull), isFull ? style.pencilMark : style.violation);
    }
}

QString RegionEditor::description(Cell cell, int row, int column) const
{
    const int region = m_map.regionOf(cell);
    const QString word = region == hole       ? tr("hole")
                         : region == noRegion ? tr("no region")
                                              : tr("region %1, %2 of %3 cells")
                                                    .arg(regionName(region))
                                                    .arg(m_map.cellCount(region))
                                                    .arg(m_map.fullCount());
    return tr("Regions, row %1, column %2: %3").arg(row).arg(column).arg(word);
}

} // namespace sudoku
