#include "ui/paint/paper/printdocument.h"

#include <QBuffer>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryFile>

#include "core/version/version.h"
#include "ui/paint/fontcover.h"
#include "ui/paint/paper/bookmarks.h"
#include "ui/paint/paper/cropmarks.h"
#include "ui/paint/paper/pagepainter.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/paper.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sudoku {
namespace {

std::vector<SheetSide> sidesOf(const PrintJob &job, const std::vector<Page> &pages)
{
    if (!job.isBooklet)
        return {};
    return saddleStitch(static_cast<int>(pages.size()), job.folding, job.bookletSides);
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
    const QSizeF sheet = m_job->uncutSize();
    const bool isAcross = sheet.width() > sheet.height();
    const QSizeF upright = isAcross ? sheet.transposed() : sheet;
    QPageLayout layout(QPageSize(upright, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch),
                       isAcross ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(0, 0, 0, 0),
                       QPageLayout::Millimeter);
    layout.setMode(QPageLayout::FullPageMode); // printers would move the page by their own margins
    return layout;
}

SheetPlacement PrintDocument::placementOn(const QPageLayout &paper) const
{
    QPageLayout layout = paper;
    layout.setUnits(QPageLayout::Millimeter);
    // Uses the same margin at all edges: backs are mirrored, and Qt returns the margins of upright paper for
    // landscape too, which printers turn to the left or to the right.
    const QMarginsF margins = layout.minimumMargins();
    const double unprintable = std::max({margins.left(), margins.top(), margins.right(), margins.bottom()});
    const double blank = m_job->trimming.hasMarks ? 0 : m_job->edges().margin + m_job->trimming.edges().cut;
    return placeSheet(m_job->uncutSize(), blank, layout.fullRect().size(), unprintable);
}

int PrintDocument::sideCount() const
{
    return static_cast<int>(m_job->isBooklet ? m_sides.size() : m_pages->size());
}

int PrintDocument::codesWithoutRoom() const
{
    if (!canMakeCodes())
        return 0;
    int count = 0;
    for (const Page &page : *m_pages)
        for (const PageItem &item : page.items)
            if (!item.isSolution && item.place.code.isEmpty()
                && printedCodeSide(codeText(*item.puzzle, m_job->code).size()) > 0)
                ++count;
    return count;
}

QString PrintDocument::lettersWithoutFont() const
{
    QString texts = m_job->title + nameLabel() + dateLabel() + m_job->book.footer;
    for (const Page &page : *m_pages) {
        for (const PageText &text : page.texts)
            texts += text.text;
        texts += page.section + page.introduction + (page.symbolRow ? symbolsLabel() : QString());
        for (const PageHeading &heading : page.headings)
            texts += heading.text;
        for (const PageItem &item : page.items)
            if (!item.isSolution)
                texts += leadTexts(*m_job, item).join(QString()) + factsText(*item.puzzle, m_job->caption)
                         + printedRules(item.puzzle->board);
    }
    return sudoku::lettersWithoutFont(texts);
}

std::vector<int> PrintDocument::allSides() const
{
    std::vector<int> sides(sideCount());
    std::iota(sides.begin(), sides.end(), 0);
    return sides;
}

void PrintDocument::paintSide(QPainter &painter, int index) const
{
    PagePainter pages(*m_job);
    painter.save();
    const double unitsPerInch = millimetresPerInch * unitsPerMillimetre;
    painter.scale(painter.device()->logicalDpiX() / unitsPerInch,
                  painter.device()->logicalDpiY() / unitsPerInch);
    const double cut = m_job->trimming.edges().cut * unitsPerMillimetre;
    painter.translate(cut, cut);
    paintCropMarks(painter, *m_job);
    if (!m_job->isBooklet) {
        pages.paint(painter, (*m_pages)[index]);
    } else {
        const SheetSide &side = m_sides[index];
        const double half = m_job->pageSize().width() * unitsPerMillimetre;
        const double creep = m_job->folding.creep * side.depth * unitsPerMillimetre; // towards the fold
        for (const auto &[page, left] : {std::pair(side.left, creep), std::pair(side.right, half - creep)})
            if (page != noPage) {
                painter.save();
                painter.translate(left, 0);
                pages.paint(painter, (*m_pages)[page]);
                painter.restore();
            }
    }
    painter.restore();
}

int PrintDocument::sideOf(int page) const
{
    if (!m_job->isBooklet)
        return page;
    const auto found = std::ranges::find_if(
        m_sides, [page](const SheetSide &side) { return side.left == page || side.right == page; });
    return static_cast<int>(found - m_sides.begin());
}

std::vector<Bookmark> PrintDocument::bookmarks(const std::vector<int> &sides) const
{
    std::vector<Bookmark> present;
    for (Bookmark &bookmark : bookmarksOf(*m_job, *m_pages)) {
        const auto found = std::ranges::find(sides, sideOf(bookmark.page));
        if (found == sides.end())
            continue;
        bookmark.page = static_cast<int>(found - sides.begin());
        present.push_back(bookmark);
    }
    return present;
}

std::map<int, InsertedPage> PrintDocument::insertedOn(const std::vector<int> &sides) const
{
    std::map<int, InsertedPage> inserted;
    if (!m_job->isBooklet)
        for (std::size_t i = 0; i < sides.size(); ++i)
            if (const auto &page = (*m_pages)[sides[i]].inserted)
                inserted.emplace(static_cast<int>(i), *page);
    return inserted;
}

bool setPaper(QPagedPaintDevice &device, const QPageLayout &paper)
{
    // Sets the properties one by one, because QPrinter refuses a whole layout whose margins are not yet those
    // of its printer.
    if (!device.setPageSize(paper.pageSize()) || !device.setPageOrientation(paper.orientation()))
        return false;
    QPageLayout layout = device.pageLayout();
    layout.setMode(QPageLayout::FullPageMode); // else the margins would move what is painted
    layout.setMargins(layout.minimumMargins());
    return device.setPageLayout(layout);
}

Printing print(const PrintDocument &document, const std::vector<int> &sides, QPagedPaintDevice &device,
               const std::stop_token &stop, const Progress &progress)
{
    QPainter painter;
    if (!painter.begin(&device))
        return Printing::Failed;
    const SheetPlacement placement = document.placementOn(device.pageLayout());
    painter.translate(placement.origin.x() * device.logicalDpiX() / millimetresPerInch,
                      placement.origin.y() * device.logicalDpiY() / millimetresPerInch);
    painter.scale(placement.scale, placement.scale);
    const int count = static_cast<int>(sides.size());
    for (int done = 0; done < count; ++done) {
        if (stop.stop_requested())
            return Printing::Stopped;
        if (done > 0 && !device.newPage())
            return Printing::Failed;
        document.paintSide(painter, sides[done]);
        if (progress)
            progress({.done = done + 1, .total = count});
    }
    return painter.end() ? Printing::Done : Printing::Failed;
}

Printing writePdf(PrintDocument document, const QPageLayout &paper, const std::vector<int> &sides,
                  QIODevice &to, const std::stop_token &stop, const Progress &progress)
{
    QTemporaryFile written;
    if (!written.open())
        return Printing::Failed;
    QPdfWriter writer(&written);
    writer.setResolution(pdfDotsPerInch);
    writer.setTitle(titleOf(document.job()));
    writer.setCreator(toQString(versionLine()));
    const Printing printing =
        setPaper(writer, paper) ? print(document, sides, writer, stop, progress) : Printing::Failed;
    if (printing != Printing::Done || !written.flush())
        return printing == Printing::Done ? Printing::Failed : printing;
    const PrintJob &job = document.job();
    PdfAdditions additions{.author = authorOf(job),
                           .bookmarks = document.bookmarks(sides),
                           .language = job.language,
                           .firstPage = job.isBooklet ? 1 : job.firstPage,
                           .kind = job.pdf,
                           .inserted = document.insertedOn(sides)};
    if (job.book.isRepeatable)
        additions.date = job.book.date;
    const QSizeF size = paper.fullRect(QPageLayout::Millimeter).size();
    if (size == document.pageLayout().fullRect(QPageLayout::Millimeter).size())
        additions.edges = job.trimming.edges(); // otherwise the pages are in the middle of other paper
    if (job.pdf == PdfKind::X4 || additions.edges.cut > 0) // the lines to cut along must be exact
        additions.pageSize = size * pointsPerInch / millimetresPerInch;
    document = PrintDocument({}); // what comes needs memory too
    if (finishPdf(written.fileName(), to, additions, stop))
        return Printing::Done;
    return stop.stop_requested() ? Printing::Stopped : Printing::Failed;
}

std::optional<QByteArray> pdf(const PrintDocument &document, const QPageLayout &paper,
                              const std::vector<int> &sides, const std::stop_token &stop,
                              const Progress &progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (writePdf(document, paper, sides, buffer, stop, progress) != Printing::Done)
        return {};
    return buffer.data();
}

std::optional<QByteArray> pdf(const PrintDocument &document, const std::stop_token &stop,
                              const Progress &progress)
{
    return pdf(document, document.pageLayout(), document.allSides(), stop, progress);
}

} // namespace sudoku
