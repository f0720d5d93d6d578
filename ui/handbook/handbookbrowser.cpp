#include "ui/handbook/handbookbrowser.h"

#include "ui/handbook/handbooklayout.h"
#include "ui/handbook/handbookpicture.h"
#include "ui/handbook/smoothpictures.h"
#include "ui/handbook/techniquearticle.h"
#include "ui/paint/boardstyle.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace sudoku {
namespace {

constexpr double minTextSize = 6; // points
constexpr double maxTextSize = 40;
constexpr double marginOfPage = 16; // pixels around the text

/// Returns the picture of a block, or an invalid format if there is text.
QTextImageFormat pictureAtStart(const QTextBlock &block)
{
    return block.begin().atEnd() ? QTextImageFormat() : block.begin().fragment().charFormat().toImageFormat();
}

/// Returns the size of a picture, or an empty size if it is none.
QSizeF sizeOfPicture(const QTextDocument &document, const QTextImageFormat &picture)
{
    return picture.isValid() ? document.resource(QTextDocument::ImageResource, QUrl(picture.name()))
                                   .value<QImage>()
                                   .deviceIndependentSize()
                             : QSizeF();
}

} // namespace

HandbookBrowser::HandbookBrowser(QWidget *parent) : QTextBrowser(parent)
{
    setOpenExternalLinks(true); // in the program that the desktop has for them
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Page of the handbook"));
    new SmoothPictures(*document());
    // Not doSetSource(), which Back and Forward do not call.
    connect(this, &QTextBrowser::sourceChanged, this, &HandbookBrowser::finishPage);
}

QVariant HandbookBrowser::loadResource(int type, const QUrl &name)
{
    if (type == QTextDocument::MarkdownResource) {
        m_isRead = true;
        document()->setLayoutEnabled(false); // or each of a thousand steps gives all text its places again
        return handbookText(name.fileName());
    }
    constexpr int side = 456; // pixels at a scale of 1
    const double scale = devicePixelRatioF();
    if (QImage board = techniquePicture(name.fileName(), palette(), qRound(side * scale)); !board.isNull()) {
        board.setDevicePixelRatio(scale);
        return board;
    }
    const QVariant resource = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource)
        return resource;
    return suitedTo(palette(), QImage::fromData(resource.toByteArray()));
}

/// Lays out a page that was read: for a link within a page it is not read again.
void HandbookBrowser::finishPage(const QUrl &url)
{
    if (!std::exchange(m_isRead, false))
        return;
    document()->setDocumentMargin(marginOfPage);
    layOut(*document(), palette());
    fitPictures();
    document()->setLayoutEnabled(true);
    markHits();
    if (url.hasFragment())
        scrollToAnchor(url.fragment());
    else
        moveCursor(QTextCursor::Start);
}

double HandbookBrowser::textSize() const
{
    return font().pointSizeF();
}

void HandbookBrowser::setTextSize(double points)
{
    QFont larger = font();
    larger.setPointSizeF(std::clamp(points, minTextSize, maxTextSize));
    setFont(larger);
}

/// Lays the page out again when the palette changes.
void HandbookBrowser::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || source().isEmpty())
        return;
    const int scrolled = verticalScrollBar()->value();
    reload();
    verticalScrollBar()->setValue(scrolled);
}

void HandbookBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitPictures();
}

/// Scales pictures that are wider than the window.
void HandbookBrowser::fitPictures()
{
    QTextCursor step(document());
    step.beginEditBlock();
    const double room = std::max(viewport()->width() - 2 * marginOfPage, 1.0);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextImageFormat format = pictureAtStart(block);
        const QSizeF size = sizeOfPicture(*document(), format);
        const double width = std::min(size.width(), room);
        if (size.isEmpty() || format.width() == width)
            continue;
        format.setWidth(width);
        format.setHeight(size.height() * width / size.width());
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
    }
    step.endEditBlock();
}

void HandbookBrowser::setWords(const QStringList &words)
{
    m_words = words;
    markHits();
}

std::vector<QTextCursor> HandbookBrowser::findWords(const HandbookPassage &passage) const
{
    std::vector<QTextCursor> found;
    for (const QString &word : m_words) {
        const QRegularExpression pattern = beginningWith(word);
        QTextCursor cursor = document()->find(pattern, passage.start);
        while (!cursor.isNull() && cursor.selectionEnd() <= passage.end) {
            found.push_back(cursor);
            cursor = document()->find(pattern, cursor);
        }
    }
    return found;
}

void HandbookBrowser::markHits()
{
    QTextCharFormat marked;
    marked.setBackground(isDark(palette()) ? QColor(0x6b, 0x55, 0x00) : QColor(0xff, 0xec, 0x99));
    QList<ExtraSelection> selections;
    for (const HandbookPassage &passage : passagesOf(*document()))
        if (hasAll(passage.text, m_words))
            for (const QTextCursor &cursor : findWords(passage))
                selections.push_back({cursor, marked});
    setExtraSelections(selections);
}

/// Returns \a passage with its place on the page that is shown: that of a technique has boards, which are
/// left out where it is searched.
HandbookPassage HandbookBrowser::shownPassage(const HandbookPassage &passage) const
{
    const std::vector<HandbookPassage> shown = passagesOf(*document());
    const auto same = [&](const HandbookPassage &other) { return other.text == passage.text; };
    const bool isInPlace = std::ranges::any_of(
        shown, [&](const HandbookPassage &other) { return same(other) && other.start == passage.start; });
    const auto found = std::ranges::find_if(shown, same);
    return isInPlace || found == shown.end() ? passage : *found;
}

void HandbookBrowser::goTo(const HandbookHit &hit)
{
    if (source().fileName() != hit.page->file)
        setSource(handbookUrl(hit.page->file));
    const std::vector<QTextCursor> found = findWords(shownPassage(*hit.passage));
    if (found.empty())
        return;
    setTextCursor(*std::ranges::min_element(found));
    const int above = viewport()->height() / 3; // what leads to it is in view too
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top() - above);
}

} // namespace sudoku
