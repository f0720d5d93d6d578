#pragma once

#include <QStringList>

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
    /// Paints only what is not in a board or a code.
    void paintWithoutBoards(QPainter &painter, const Page &page);
    /// Returns the texts that were cut on the pages so far, because there was no room.
    const QStringList &cutTexts() const { return m_cut; }

private:
    void paintHeader(QPainter &painter, const Page &page);
    void paintIntroduction(QPainter &painter, const Page &page);
    static void paintNameLine(QPainter &painter, const QRectF &rect);
    static void paintTexts(QPainter &painter, const Page &page);
    void paintHints(QPainter &painter, const Page &page) const;
    void paintFooter(QPainter &painter, const Page &page);
    void paintTextsOf(QPainter &painter, const PageItem &item);
    void paintCaption(QPainter &painter, const PageItem &item, const QRectF &rect);
    void paintCode(QPainter &painter, const PageItem &item) const;
    void paintBoard(QPainter &painter, const PageItem &item, const QRectF &rect);

    const PrintJob &m_job;
    GlyphCache m_cache;
    QStringList m_cut;
};

} // namespace sudoku
