#include "packaging/handbook/handbookpdf.h"

#include "core/version/version.h"
#include "packaging/handbook/pdfpictures.h"
#include "ui/base/theme.h"
#include "ui/handbook/handbooklayout.h"
#include "ui/handbook/handbookpages.h"
#include "ui/paint/paper/finishedpdf.h"
#include "ui/text/strings.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextLayout>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace sudoku {
namespace {

constexpr double textSize = 9.5;       // points
constexpr double marginWidth = 20;     // mm
constexpr double footHeight = 8;       // mm
constexpr double widestPicture = 0.75; // of the width of the text
constexpr double boardSide = 320;      // of a board, in pixels of 1/96 inch
constexpr int maxRounds = 4;           // of numbering: a longer number may move what follows

QPalette paperPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Text, Qt::black);
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Window, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x1a, 0x4f, 0x9c));
    return palette;
}

/// What is known of the places after a layout, by "rules.md#lines" and "rules.md".
using PageNumbers = std::map<QString, int>;

/// Returns \a target of a link on the page \a file as a key of PageNumbers.
QString placeOf(const QString &target, const QString &file)
{
    return target.startsWith(u'#') ? file + target : target;
}

/// Replaces links between pages of the handbook by their text and the number of the page.
void numberLinks(QTextDocument &document, const QString &file, const PageNumbers &numbers)
{
    std::vector<QTextFragment> links;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (const QString target = it.fragment().charFormat().anchorHref();
                target.contains(QLatin1String(".md")) || target.startsWith(u'#'))
                links.push_back(it.fragment());
    std::ranges::reverse(links); // a text of another length moves those behind it
    for (const QTextFragment &link : links) {
        QTextCharFormat format = link.charFormat();
        const auto number = numbers.find(placeOf(format.anchorHref(), file));
        const QString page = QString::number(number == numbers.end() ? 0 : number->second);
        format.clearProperty(QTextFormat::AnchorHref);
        format.clearProperty(QTextFormat::IsAnchor);
        format.clearProperty(QTextFormat::FontUnderline);
        format.clearProperty(QTextFormat::TextUnderlineStyle);
        format.clearForeground();
        QTextCursor cursor(&document);
        cursor.setPosition(link.position());
        cursor.setPosition(link.position() + link.length(), QTextCursor::KeepAnchor);
        cursor.insertText(link.text() + QStringLiteral(" (page %1)").arg(page), format);
    }
}

/// The places of the headings in the whole document.
struct Heading
{
    QString place; ///< as in PageNumbers
    QString text;
    int level;
    int position;
};

class Book
{
public:
    explicit Book(QPdfWriter &writer)
        : m_writer(writer),
          m_pictures(writer.resolution() / 96.0, paletteOf(ColourScheme::Light))
    {
    }

    /// Lays everything out with the numbers that the last call found. Returns whether they are still the
    /// same.
    bool layOutAgain();
    void paint();
    std::vector<Bookmark> bookmarks() const;

private:
    void add(const HandbookPage &page);
    void keepHeadings();
    void fitPictures();
    QRectF pageRect() const { return {QPointF(), m_document->pageSize()}; }
    int pageOf(int position) const;

    QPdfWriter &m_writer;
    PdfPictures m_pictures;
    const std::vector<HandbookPage> m_pages = readHandbook();
    std::unique_ptr<QTextDocument> m_document;
    std::vector<Heading> m_headings;
    PageNumbers m_numbers;
};

void Book::add(const HandbookPage &page)
{
    QTextDocument document;
    document.setMarkdown(handbookText(page.file));
    numberLinks(document, page.file, m_numbers);
    layOut(document, paperPalette());
    QTextCursor cursor(m_document.get());
    cursor.movePosition(QTextCursor::End);
    if (!m_document->isEmpty())
        cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
    const int start = cursor.position();
    cursor.insertFragment(QTextDocumentFragment(&document));
    const QTextBlock first = m_document->findBlock(start);
    QTextBlockFormat format = document.begin().blockFormat(); // which is not inserted with the text
    if (start > 0)
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(first).setBlockFormat(format);
    for (QTextBlock block = first; block.isValid(); block = block.next())
        if (const int level = block.blockFormat().headingLevel()) {
            const QString place = level == 1 ? page.file : page.file + u'#' + anchorOf(block.text());
            m_headings.push_back({place, block.text(), level, block.position()});
        }
}

/// Moves headings from the foot of a page to the top of the next one, where their text begins.
void Book::keepHeadings()
{
    for (const Heading &heading : m_headings) {
        const QTextBlock block = m_document->findBlock(heading.position);
        QTextBlock next = block.next();
        while (next.isValid() && next.text().isEmpty()) // the heads of a table without headings
            next = next.next();
        if (!next.isValid() || pageOf(next.position()) == pageOf(heading.position))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

void Book::fitPictures()
{
    const double room = m_document->pageSize().width() * widestPicture;
    const double pixel = m_writer.resolution() / 96.0;
    for (QTextBlock block = m_document->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            QTextImageFormat format = it.fragment().charFormat().toImageFormat();
            if (!format.isValid())
                continue;
            if (const QImage image(QStringLiteral(":/handbook/") + format.name()); image.isNull()) {
                format.setWidth(boardSide); // the board of a technique
                format.setHeight(boardSide);
            } else {
                const double width = std::min(image.width() * pixel, room);
                m_document->addResource(QTextDocument::ImageResource, QUrl(format.name()), image);
                format.setWidth(width / pixel);
                format.setHeight(image.height() * width / image.width() / pixel);
            }
            QTextCursor cursor(m_document.get());
            cursor.setPosition(it.fragment().position());
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
            cursor.setCharFormat(format);
            break; // the fragments have changed
        }
}

int Book::pageOf(int position) const
{
    const QTextBlock block = m_document->findBlock(position);
    const QTextLayout &lines = *block.layout();
    // A picture that has no room left begins below the top of its block: on the next page, but for a fraction
    // of a pixel, so that its middle tells.
    const double top = m_document->documentLayout()->blockBoundingRect(block).top();
    const double middle =
        lines.lineCount() > 0 ? top + lines.lineAt(0).y() + lines.lineAt(0).height() / 2 : top;
    return static_cast<int>(middle / m_document->pageSize().height()) + 1;
}

bool Book::layOutAgain()
{
    m_document = std::make_unique<QTextDocument>();
    m_headings.clear();
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPointSizeF(textSize);
    m_document->setDefaultFont(font);
    m_document->documentLayout()->setPaintDevice(&m_writer);
    m_document->documentLayout()->registerHandler(QTextFormat::ImageObject, &m_pictures);
    m_document->setDocumentMargin(0);
    const double mm = m_writer.resolution() / 25.4;
    m_document->setPageSize(QSizeF(m_writer.width(), m_writer.height() - footHeight * mm));
    m_document->setLayoutEnabled(false); // or each change gives all text its places again
    for (const HandbookPage &page : m_pages)
        add(page);
    fitPictures();
    m_document->setLayoutEnabled(true);
    keepHeadings();
    PageNumbers numbers;
    for (const Heading &heading : m_headings)
        numbers.emplace(heading.place, pageOf(heading.position));
    return std::exchange(m_numbers, numbers) == numbers;
}

void Book::paint()
{
    QPainter painter(&m_writer);
    const double mm = m_writer.resolution() / 25.4;
    const double pixel = m_writer.resolution() / 96.0;
    for (int page = 0; page < m_document->pageCount(); ++page) {
        if (page > 0)
            m_writer.newPage();
        const QRectF view = pageRect().translated(0, page * m_document->pageSize().height());
        painter.save();
        painter.translate(0, -view.top());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = view;
        context.palette = paperPalette();
        painter.setClipRect(view.adjusted(0, 0, 0, -pixel)); // without a picture that begins the next page
        m_document->documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(m_document->defaultFont());
        painter.drawText(QRectF(0, m_writer.height() - footHeight * mm, m_writer.width(), footHeight * mm),
                         Qt::AlignHCenter | Qt::AlignBottom, QString::number(page + 1));
    }
}

std::vector<Bookmark> Book::bookmarks() const
{
    std::vector<Bookmark> bookmarks;
    for (const Heading &heading : m_headings)
        if (heading.level <= 2)
            bookmarks.push_back({heading.text, pageOf(heading.position) - 1, heading.level == 2});
    return bookmarks;
}

} // namespace

QByteArray handbookPdf()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(QStringLiteral("Sudoku Workbench: handbook"));
    writer.setCreator(toQString(versionLine()));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(marginWidth, marginWidth, marginWidth, marginWidth),
                          QPageLayout::Millimeter);
    Book book(writer);
    for (int round = 0; round < maxRounds && !book.layOutAgain(); ++round) {
    }
    book.paint();
    return finishedPdf(buffer.data(), {.bookmarks = book.bookmarks()});
}

} // namespace sudoku
