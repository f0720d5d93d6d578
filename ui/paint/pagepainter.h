#pragma once

#include "ui/paint/glyphcache.h"
#include "ui/paint/pagination.h"

class QPainter;

namespace sudoku {

/// Paints the pages of a job, in the units of ui/paint/units.h.
class PagePainter
{
public:
    explicit PagePainter(const PrintJob &job);

    /// Paints \a page; its top left corner is at the origin of \a painter.
    void paint(QPainter &painter, const Page &page);

private:
    void paintHeader(QPainter &painter, const Page &page) const;
    void paintFooter(QPainter &painter, const Page &page) const;
    void paintItem(QPainter &painter, const PageItem &item);
    void paintCaption(QPainter &painter, const PageItem &item, const QRectF &rect) const;
    void paintBoard(QPainter &painter, const PageItem &item, const QRectF &rect);
    QFont fontOf(double millimetres, bool isBold = false) const;

    const PrintJob &m_job;
    bool m_hasNumbers; // false for a single puzzle
    QFont m_font;
    GlyphCache m_cache;
};

} // namespace sudoku
