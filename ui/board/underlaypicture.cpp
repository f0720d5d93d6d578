#include "ui/board/underlaypicture.h"

#include <QPainter>
#include <QWidget>

#include <utility>

namespace sudoku {
namespace {

/// Has \a painter paint only within \a region. Qt rounds colours otherwise where it clips to one rectangle
/// than where it clips to several or not at all, as on a widget: one gets a pixel beside the board too.
void clip(QPainter &painter, const QRegion &region, const QRect &whole)
{
    if (region != whole)
        painter.setClipRegion(region.rectCount() > 1 ? region : region + QRect(0, 0, 1, 1));
}

} // namespace

/// Begins a new picture if the widget has another size or ground than the one that is kept.
void UnderlayPicture::prepare(const QWidget &widget)
{
    const qreal ratio = widget.devicePixelRatioF();
    const QSize size = (QSizeF(widget.size()) * ratio).toSize();
    const QBrush ground = widget.palette().brush(widget.backgroundRole());
    if (m_picture.size() == size && m_picture.devicePixelRatio() == ratio && m_ground == ground)
        return;
    m_picture = QImage(size, QImage::Format_RGB32);
    m_picture.setDevicePixelRatio(ratio);
    m_ground = ground;
    m_stale = widget.rect();
}

void UnderlayPicture::copy(QPainter &painter, const QWidget &widget,
                           const std::function<void(QPainter &, const QRegion &)> &paint)
{
    prepare(widget);
    if (!m_stale.isEmpty()) {
        const QRegion region = std::exchange(m_stale, {});
        QPainter own(&m_picture);
        clip(own, region, widget.rect());
        own.fillRect(widget.rect(), m_ground);
        paint(own, region);
    }
    // Without its ratio, which would have the image scaled to the same size.
    const QImage pixels(m_picture.constBits(), m_picture.width(), m_picture.height(),
                        m_picture.bytesPerLine(), m_picture.format());
    const qreal ratio = m_picture.devicePixelRatio();
    painter.save();
    painter.scale(1 / ratio, 1 / ratio);
    painter.drawImage(0, 0, pixels);
    painter.restore();
}

} // namespace sudoku
