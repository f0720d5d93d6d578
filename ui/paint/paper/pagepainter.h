#pragma once

#include "ui/paint/glyphcache.h"
#include "ui/paint/paper/pagination.h"

class QPainter;

namespace sudoku {

/// Paints the pages of a job, in the units of ui/paint/paper/units.h.
class PagePainter
{
public:
    explicit PagePainter(const PrintJob &job);

    /// Paints \a page; its top left corner is at the origin of \a painter.
    void paint(QPainter &painter, const Page &page);

private:
    void paintHeader(QPainter &painter, const Page &page) const;
    void paintIntroduction(QPainter &painter, const Page &page);
    static void paintNameLine(QPainter &painter, const QRectF &rect);
    static void paintTexts(QPainter &painter, const Page &page);
    void paintHints(QPainter &painter, const Page &page) const;
    void paintFooter(QPainter &painter, const Page &page) const;
    void paintItem(QPainter &painter, const PageItem &item);
    void paintCaption(QPainter &painter, const PageItem &item, const QRectF &rect) const;
    void paintCode(QPainter &painter, const PageItem &item) const;
    void paintBoard(QPainter &painter, const PageItem &item, const QRectF &rect);

    const PrintJob &m_job;
    GlyphCache m_cache;
};

} // namespace sudoku
