#include "ui/paint/printdocument.h"

#include <QBuffer>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>

#include "ui/paint/pagepainter.h"
#include "ui/paint/units.h"

namespace sudoku {
namespace {

std::vector<SheetSide> sidesOf(const PrintJob &job, const std::vector<Page> &pages)
{
    if (!job.isBooklet)
        return {};
    return saddleStitch(static_cast<int>(pages.size()), job.bookletSides);
}

} // namespace

PrintDocument::PrintDocument(PrintJob job)
    : m_job(std::make_shared<const PrintJob>(std::move(job))),
      m_pages(std::make_shared<const std::vector<Page>>(paginate(*m_job))),
      m_sides(sidesOf(*m_job, *m_pages))
{
}

QPageLayout PrintDocument::pageLayout() const
{
    const QSizeF sheet = m_job->sheetSize();
    const bool isAcross = sheet.width() > sheet.height();
    const QSizeF upright = isAcross ? sheet.transposed() : sheet;
    QPageLayout layout(QPageSize(upright, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch),
                       isAcross ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(0, 0, 0, 0),
                       QPageLayout::Millimeter);
    layout.setMode(QPageLayout::FullPageMode); // printers would move the page by their own margins
    return layout;
}

int PrintDocument::sideCount() const
{
    return static_cast<int>(m_job->isBooklet ? m_sides.size() : m_pages->size());
}

void PrintDocument::paintSide(QPainter &painter, int index) const
{
    PagePainter pages(*m_job);
    painter.save();
    const double unitsPerInch = millimetresPerInch * unitsPerMillimetre;
    painter.scale(painter.device()->logicalDpiX() / unitsPerInch,
                  painter.device()->logicalDpiY() / unitsPerInch);
    const auto paintPage = [&](int page) {
        if (page != noPage)
            pages.paint(painter, (*m_pages)[page]);
    };
    if (m_job->isBooklet) {
        paintPage(m_sides[index].left);
        painter.translate(m_job->pageSize().width() * unitsPerMillimetre, 0);
        paintPage(m_sides[index].right);
    } else {
        paintPage(index);
    }
    painter.restore();
}

Printing print(const PrintDocument &document, QPagedPaintDevice &device, const std::stop_token &stop,
               const Progress &progress)
{
    device.setPageLayout(document.pageLayout());
    QPainter painter;
    if (!painter.begin(&device))
        return Printing::Failed;
    const int count = document.sideCount();
    for (int side = 0; side < count; ++side) {
        if (stop.stop_requested())
            return Printing::Stopped;
        if (side > 0 && !device.newPage())
            return Printing::Failed;
        document.paintSide(painter, side);
        if (progress)
            progress({.done = side + 1, .total = count});
    }
    return painter.end() ? Printing::Done : Printing::Failed;
}

std::optional<QByteArray> pdf(const PrintDocument &document, const std::stop_token &stop,
                              const Progress &progress)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pdfDotsPerInch);
    writer.setTitle(document.job().title);
    writer.setCreator(QStringLiteral("Sudoku Workbench"));
    if (print(document, writer, stop, progress) != Printing::Done)
        return {};
    return bytes;
}

} // namespace sudoku
