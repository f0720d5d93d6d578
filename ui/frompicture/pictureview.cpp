#include "ui/frompicture/pictureview.h"

#include "ui/frompicture/straightpicture.h"
#include "ui/paint/colourroles.h"

#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

// In pixels.
constexpr double handleRadius = 7;
constexpr double reach = 16; // of the mouse around a corner

/// Returns corners a little within the picture, to be dragged to a board.
PictureCorners offeredCorners()
{
    constexpr double inset = 0.1;
    return {{{inset, inset}, {1 - inset, inset}, {1 - inset, 1 - inset}, {inset, 1 - inset}}};
}

double distance(QPointF one, QPointF other)
{
    return QLineF(one, other).length();
}

QPointF stepOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace

PictureView::PictureView(QWidget *parent) : QWidget(parent), m_corners(offeredCorners())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Picture"));
    setAccessibleDescription(
        tr("The arrow keys move a corner of the board, faster with Shift; Space goes to the next corner."));
    setToolTip(tr("Drag the corners to the corners of the board if it was not found"));
}

void PictureView::setPicture(const QImage &picture)
{
    m_picture = picture;
    preparePixmap();
}

void PictureView::setBoards(const std::vector<BoardReading> &boards, int chosen)
{
    m_boards = boards;
    m_chosen = chosen;
    m_cell = 0;
    if (hasBoard())
        m_corners = m_boards[m_chosen].corners();
    m_isMoved = false;
    preparePixmap();
}

void PictureView::setCell(Cell cell)
{
    m_cell = cell;
    update();
}

void PictureView::setStraight(bool isStraight)
{
    m_isStraight = isStraight;
    preparePixmap();
}

/// Returns where the picture is, as large as there is room for all of it.
QRectF PictureView::pictureRect() const
{
    const double margin = handleRadius + 2;
    const QRectF room = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    const QSizeF whole = isStraight() ? QSizeF(1, 1) : QSizeF(m_picture.size());
    QRectF place(QPointF(), whole.scaled(room.size(), Qt::KeepAspectRatio));
    place.moveCenter(room.center());
    return place;
}

QPointF PictureView::placeOf(QPointF fractions) const
{
    const QRectF place = pictureRect();
    return place.topLeft() + QPointF(fractions.x() * place.width(), fractions.y() * place.height());
}

QPointF PictureView::fractionsOf(QPointF place) const
{
    const QRectF picture = pictureRect();
    return {(place.x() - picture.left()) / picture.width(), (place.y() - picture.top()) / picture.height()};
}

QPolygonF PictureView::placesOf(const QPolygonF &fractions) const
{
    QPolygonF places;
    for (const QPointF point : fractions)
        places += placeOf(point);
    return places;
}

void PictureView::preparePixmap()
{
    const QSize size = pictureRect().size().toSize() * devicePixelRatioF();
    if (m_picture.isNull() || size.isEmpty()) {
        m_shown = {};
    } else if (isStraight()) {
        m_shown = QPixmap::fromImage(straightPicture(m_picture, m_boards[m_chosen], size.width()));
    } else {
        m_shown = QPixmap::fromImage(m_picture.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    m_shown.setDevicePixelRatio(devicePixelRatioF());
    update();
}

void PictureView::resizeEvent(QResizeEvent *)
{
    preparePixmap();
}

void PictureView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(pictureRect().topLeft(), m_shown);
    if (isStraight()) {
        const double side = pictureRect().width() / m_boards[m_chosen].size();
        const Geometry &geometry = m_boards[m_chosen].geometry;
        const QRectF cell(pictureRect().left() + geometry.columnOf(m_cell) * side,
                          pictureRect().top() + geometry.rowOf(m_cell) * side, side, side);
        paintOutline(painter, QPolygonF(cell), true);
        return;
    }
    for (int i = 0; i < static_cast<int>(m_boards.size()); ++i)
        if (i != m_chosen)
            paintOutline(painter, placesOf(outlineOf(m_boards[i])), false);
    if (hasBoard() && !m_isMoved) {
        paintOutline(painter, placesOf(outlineOf(m_boards[m_chosen])), true);
        paintOutline(painter, placesOf(outlineOf(m_boards[m_chosen], m_cell)), true);
    } else {
        paintOutline(painter, placesOf(QPolygonF(QList<QPointF>(m_corners.begin(), m_corners.end()))), true);
    }
    paintCorners(painter);
}

/// Paints a line that is seen on paper and on dark pictures.
void PictureView::paintOutline(QPainter &painter, const QPolygonF &outline, bool isChosen) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 200), isChosen ? 4 : 3));
    painter.drawPolygon(outline);
    const Qt::PenStyle style = isChosen ? Qt::SolidLine : Qt::DashLine;
    painter.setPen(QPen(QColor(coloursFor(palette()).fill), isChosen ? 2 : 1.5, style));
    painter.drawPolygon(outline);
}

void PictureView::paintCorners(QPainter &painter) const
{
    const ColourRoles colours = coloursFor(palette());
    for (int i = 0; i < 4; ++i) {
        const bool hasKeys = hasFocus() && i == m_corner;
        painter.setPen(QPen(QColor(colours.fill), hasKeys ? 3 : 2));
        painter.setBrush(hasKeys ? QColor(colours.fill) : QColor(Qt::white));
        painter.drawEllipse(placeOf(m_corners[i]), handleRadius, handleRadius);
    }
}

std::optional<int> PictureView::cornerAt(QPointF place) const
{
    if (isStraight())
        return {};
    int nearest = 0;
    for (int i = 1; i < 4; ++i)
        if (distance(placeOf(m_corners[i]), place) < distance(placeOf(m_corners[nearest]), place))
            nearest = i;
    return distance(placeOf(m_corners[nearest]), place) <= reach ? std::optional(nearest) : std::nullopt;
}

void PictureView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const auto corner = cornerAt(event->position());
    m_isDragging = corner.has_value();
    if (corner)
        m_corner = *corner;
    else
        pick(event->position());
    update();
}

void PictureView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_isDragging)
        moveCorner(fractionsOf(event->position()));
    else
        setCursor(cornerAt(event->position()) ? Qt::SizeAllCursor : Qt::ArrowCursor);
}

void PictureView::mouseReleaseEvent(QMouseEvent *)
{
    m_isDragging = false;
    endMove();
}

void PictureView::keyPressEvent(QKeyEvent *event)
{
    const QPointF step = stepOf(event->key());
    if (isStraight() || (step.isNull() && event->key() != Qt::Key_Space)) {
        QWidget::keyPressEvent(event);
    } else if (event->key() == Qt::Key_Space) {
        m_corner = (m_corner + 1) % 4;
        update();
    } else {
        constexpr int fast = 10; // pixels
        const int pixels = event->modifiers().testFlag(Qt::ShiftModifier) ? fast : 1;
        moveCorner(fractionsOf(placeOf(m_corners[m_corner]) + step * pixels));
    }
}

void PictureView::keyReleaseEvent(QKeyEvent *event)
{
    if (!event->isAutoRepeat() && !stepOf(event->key()).isNull())
        endMove();
    else
        QWidget::keyReleaseEvent(event);
}

void PictureView::moveCorner(QPointF fractions)
{
    m_corners[m_corner] = {std::clamp(fractions.x(), 0.0, 1.0), std::clamp(fractions.y(), 0.0, 1.0)};
    m_isMoved = true;
    update();
}

void PictureView::endMove()
{
    if (m_isMoved)
        emit cornersMoved(m_corners);
}

/// Picks the cell of the chosen board that is there, or another board.
void PictureView::pick(QPointF place)
{
    const QPointF point = fractionsOf(place);
    if (isStraight()) {
        const int size = m_boards[m_chosen].size();
        const int row = static_cast<int>(std::floor(point.y() * size));
        const int column = static_cast<int>(std::floor(point.x() * size));
        if (row >= 0 && row < size && column >= 0 && column < size)
            emit cellPicked(m_boards[m_chosen].geometry.cellAt(row, column));
        return;
    }
    const auto contains = [point](const QPolygonF &outline) {
        return outline.containsPoint(point, Qt::OddEvenFill);
    };
    for (int i = 0; i < static_cast<int>(m_boards.size()); ++i) {
        const BoardReading &board = m_boards[i];
        if (!contains(outlineOf(board)))
            continue;
        if (i != m_chosen)
            emit boardPicked(i);
        for (Cell cell = 0; i == m_chosen && cell < board.geometry.cellCount(); ++cell)
            if (contains(outlineOf(board, cell))) {
                emit cellPicked(cell);
                return;
            }
        return;
    }
}

} // namespace sudoku
