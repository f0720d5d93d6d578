#pragma once

#include <QRectF>
#include <QRegion>

namespace sudoku {

/// The part of a picture that is painted: a rectangle in any units, or pixels of a widget.
class ClipArea
{
public:
    ClipArea(const QRectF &rect = {}) : m_rect(rect) {}
    ClipArea(const QRect &rect) : m_rect(rect) {}
    ClipArea(const QRegion &region) : m_rect(region.boundingRect()), m_region(region) {}

    bool intersects(const QRectF &rect) const
    {
        return m_rect.intersects(rect)
               && (m_region.rectCount() <= 1 || m_region.intersects(rect.toAlignedRect()));
    }

    bool hasManyParts() const { return m_region.rectCount() > 1; }

private:
    QRectF m_rect;
    QRegion m_region; ///< empty if that is the rectangle
};

} // namespace sudoku
