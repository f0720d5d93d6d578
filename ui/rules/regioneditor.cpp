#include "ui/rules/regioneditor.h"

#include "ui/paint/drawtext.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

constexpr qreal roomyCell = 28; // pixels, for a count beside the letter

/// Far from those of the regions named before and after it.
QColor groundOf(int region, const BoardStyle &style)
{
    constexpr qreal goldenAngle = 0.381966; // of a whole turn
    const qreal hue = region * goldenAngle;
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

RegionEditor::RegionEditor(const Geometry &shape, QWidget *parent) : QWidget(parent), m_map(shape)
{
    setFocusPolicy(Qt::StrongFocus);
    describe();
}

void RegionEditor::setMap(const RegionMap &map)
{
    if (map == m_map)
        return;
    remember();
    show(map);
}

void RegionEditor::remember()
{
    if (m_past.empty() || m_past.back() != m_map)
        m_past.push_back(m_map);
}

bool RegionEditor::canUndo() const
{
    return std::ranges::any_of(m_past, [this](const RegionMap &map) { return map != m_map; });
}

void RegionEditor::undo()
{
    while (!m_past.empty() && m_past.back() == m_map)
        m_past.pop_back();
    if (m_past.empty())
        return;
    const RegionMap before = std::move(m_past.back());
    m_past.pop_back();
    show(before);
}

void RegionEditor::show(const RegionMap &map)
{
    m_map = map;
    describe();
    update();
    emit changed();
}

QSize RegionEditor::sizeHint() const
{
    const int side = std::clamp(24 * m_map.size(), 380, 560);
    return {side, side};
}

BoardLayout RegionEditor::boardLayout() const
{
    return BoardLayout(m_map.shape(), QRectF(rect()).adjusted(4, 4, -4, -4),
                       {.pixelRatio = devicePixelRatioF()});
}

int RegionEditor::brushFrom(Cell cell) const
{
    if (m_map.regionOf(cell) != noRegion)
        return m_map.regionOf(cell);
    return m_map.unusedRegion() != noRegion ? m_map.unusedRegion() : m_brush;
}

void RegionEditor::moveTo(Cell cell)
{
    m_current = cell;
    describe();
    update();
}

void RegionEditor::moveBy(int rows, int columns, bool isPainting)
{
    const Geometry &shape = m_map.shape();
    const int size = shape.size();
    const int row = shape.rowOf(m_current) + rows;
    const int column = shape.columnOf(m_current) + columns;
    const bool isInside = std::min(row, column) >= 0 && std::max(row, column) < size;
    if (isPainting && !isInside)
        return;
    const int brush = brushFrom(m_current);
    if (isPainting)
        paintCell(m_current, brush);
    moveTo(shape.cellAt((row + size) % size, (column + size) % size));
    if (isPainting)
        paintCell(m_current, brush);
}

void RegionEditor::paintCell(Cell cell, int region)
{
    if (region != noRegion)
        m_brush = region;
    if (m_map.regionOf(cell) == region)
        return;
    m_map.set(cell, region);
    describe();
    update();
    emit changed();
}

bool RegionEditor::event(QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update(); // the cursor
    return QWidget::event(event);
}

void RegionEditor::keyPressEvent(QKeyEvent *event)
{
    remember();
    const bool isPainting = event->modifiers() & Qt::ShiftModifier;
    const int letter = event->key() - Qt::Key_A;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveBy(0, -1, isPainting);
    case Qt::Key_Right:
        return moveBy(0, 1, isPainting);
    case Qt::Key_Up:
        return moveBy(-1, 0, isPainting);
    case Qt::Key_Down:
        return moveBy(1, 0, isPainting);
    case Qt::Key_Space:
        return paintCell(m_current, m_brush);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return paintCell(m_current, noRegion);
    default:
        break;
    }
    if (letter >= 0 && letter < m_map.size() && !(event->modifiers() & ~Qt::ShiftModifier))
        paintCell(m_current, letter);
    else
        QWidget::keyPressEvent(event);
}

void RegionEditor::mousePressEvent(QMouseEvent *event)
{
    remember();
    const Cell cell = boardLayout().nearestCell(event->position());
    m_strokeAt = event->position();
    moveTo(cell);
    paintCell(cell, event->button() == Qt::LeftButton ? brushFrom(cell) : noRegion);
}

void RegionEditor::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF from = std::exchange(m_strokeAt, event->position());
    const bool isClearing = event->buttons() & Qt::RightButton;
    for (const Cell cell : boardLayout().cellsAlong(from, event->position())) {
        moveTo(cell);
        paintCell(cell, isClearing ? noRegion : m_brush);
    }
}

void RegionEditor::paintEvent(QPaintEvent *)
{
    const BoardLayout layout = boardLayout();
    const BoardStyle style = BoardStyle::forScreen(palette(), font());
    QPainter painter(this);
    for (Cell cell = 0; cell < m_map.shape().cellCount(); ++cell)
        drawCell(painter, layout, style, cell);
    drawBorders(painter, layout, style);
    drawCounts(painter, layout, style);
    if (!hasFocus())
        return;
    const qreal width = layout.thickLine() * 1.2;
    painter.setPen(QPen(style.cursor, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(layout.cellRect(m_current).adjusted(width, width, -width, -width));
}

void RegionEditor::drawCell(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                            Cell cell) const
{
    const int region = m_map.regionOf(cell);
    const QRectF rect = layout.cellRect(cell);
    painter.fillRect(rect, groundOf(region, style));
    const bool isCount = region != noRegion && layout.cellSize() < roomyCell
                         && m_map.cellsOf(region).front() == cell && m_map.cellCount(region) != m_map.size();
    if (!isCount)
        drawText(painter, rect, Qt::AlignCenter, regionName(region),
                 fontOf(style, layout.cellSize() * 0.44, false), style.given);
}

/// The geometry of the layout knows other regions, so they are not its lines.
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

/// In the first cell of each region, and so that it is seen where there is something to do; in small cells only there, and in
/// place of the letter.
void RegionEditor::drawCounts(QPainter &painter, const BoardLayout &layout, const BoardStyle &style) const
{
    const qreal size = layout.cellSize();
    const bool isSmall = size < roomyCell;
    for (int region = 0; region < m_map.size(); ++region) {
        const std::vector<Cell> cells = m_map.cellsOf(region);
        const bool isFull = std::ssize(cells) == m_map.size();
        if (cells.empty() || (isFull && isSmall))
            continue;
        const QString count = QString::number(cells.size());
        const QRectF rect = layout.cellRect(cells.front());
        if (isSmall)
            drawText(painter, rect, Qt::AlignCenter, count, fontOf(style, size * 0.56, true),
                     style.violation);
        else
            drawText(painter, rect.adjusted(size * 0.09, size * 0.05, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                     isFull ? count : tr("%1/%2").arg(count).arg(m_map.size()),
                     fontOf(style, size * 0.26, !isFull), isFull ? style.pencilMark : style.violation);
    }
}

/// A screen reader says the name again whenever it changes.
void RegionEditor::describe()
{
    const Geometry &shape = m_map.shape();
    const int region = m_map.regionOf(m_current);
    const QString word = region == noRegion ? tr("no region")
                                            : tr("region %1, %2 of %3 cells")
                                                  .arg(regionName(region))
                                                  .arg(m_map.cellCount(region))
                                                  .arg(shape.size());
    setAccessibleName(tr("Regions, row %1, column %2: %3")
                          .arg(shape.rowOf(m_current) + 1)
                          .arg(shape.columnOf(m_current) + 1)
                          .arg(word));
}

} // namespace sudoku
