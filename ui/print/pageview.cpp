#include "ui/print/pageview.h"

#include "ui/language/languagescope.h"
#include "ui/printjob/paper.h"
#include "ui/text/languagetag.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int pageGap = 14; // around each side
constexpr double dotsPerInch = 96;
constexpr int dotsPerMetre = 3780; // as many
constexpr double minZoom = 0.25;
constexpr double maxZoom = 6;
constexpr double zoomStep = 1.25;

/// Paints a grey page with the name of the file that has it.
void paintInserted(QPainter &painter, const QRectF &page, const InsertedPage &inserted)
{
    constexpr double letters = 0.04; // of the width
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(page.width() * letters)));
    painter.setFont(font);
    painter.fillRect(page, Qt::lightGray);
    painter.drawText(page, Qt::AlignCenter | Qt::TextWrapAnywhere, QFileInfo(inserted.file).fileName());
}

QImage paintedSide(const PrintDocument &document, int side, QSize size, double scale, double pixelRatio)
{
    const LanguageScope scope(languageCode(document.job().language));
    QImage image(size * pixelRatio, QImage::Format_RGB32);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        if (const auto inserted = document.insertedOn({side}); !inserted.empty())
            paintInserted(painter, image.rect(), inserted.begin()->second);
        painter.scale(scale * pixelRatio, scale * pixelRatio);
        document.paintSide(painter, side);
    }
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

} // namespace

PageView::PageView(QWidget *parent) : QAbstractScrollArea(parent), m_document(PrintJob())
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(320, 320);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setAccessibleName(tr("Preview of the pages"));
}

void PageView::setDocument(const PrintDocument &document)
{
    m_document = document;
    forgetImages();
    updateScrollBars();
    emit currentSideChanged();
}

bool PageView::isComplete() const
{
    return std::ranges::all_of(visibleSides(), [this](int side) { return m_images.contains(side); });
}

void PageView::forgetImages()
{
    m_job.cancel();
    m_images.clear();
    viewport()->update();
}

/// Returns the size of the paper in units of the screen.
QSizeF PageView::paper() const
{
    return m_document.job().uncutSize() * dotsPerInch / millimetresPerInch;
}

double PageView::scale() const
{
    // The room without scroll bars, which appear and disappear with the scale.
    const QSizeF room = maximumViewportSize() - QSize(2 * pageGap, 2 * pageGap);
    return m_zoom
           * std::max(0.05, std::min(room.width() / paper().width(), room.height() / paper().height()));
}

QSize PageView::sideSize() const
{
    return (paper() * scale()).toSize();
}

QRect PageView::sideRect(int side) const
{
    const QSize size = sideSize();
    const int left = std::max(pageGap, (viewport()->width() - size.width()) / 2);
    return {QPoint(left - horizontalScrollBar()->value(),
                   pageGap + side * (size.height() + pageGap) - verticalScrollBar()->value()),
            size};
}

std::vector<int> PageView::visibleSides() const
{
    const int step = sideSize().height() + pageGap;
    const int top = verticalScrollBar()->value();
    std::vector<int> sides;
    for (int side = std::max(0, (top - pageGap) / step); side < m_document.sideCount(); ++side) {
        if (sideRect(side).top() > viewport()->height())
            break;
        sides.push_back(side);
    }
    return sides;
}

int PageView::currentSide() const
{
    const int middle = verticalScrollBar()->value() + viewport()->height() / 2;
    return std::clamp(middle / (sideSize().height() + pageGap), 0, std::max(0, m_document.sideCount() - 1));
}

void PageView::showSide(int side)
{
    verticalScrollBar()->setValue(side * (sideSize().height() + pageGap));
}

void PageView::updateScrollBars()
{
    const QSize size = sideSize();
    const QSize room = viewport()->size();
    verticalScrollBar()->setRange(
        0, std::max(0, pageGap + m_document.sideCount() * (size.height() + pageGap) - room.height()));
    verticalScrollBar()->setPageStep(size.height() + pageGap);
    verticalScrollBar()->setSingleStep(std::max(1, room.height() / 12));
    horizontalScrollBar()->setRange(0, std::max(0, size.width() + 2 * pageGap - room.width()));
    horizontalScrollBar()->setPageStep(room.width());
    viewport()->update();
}

void PageView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Mid));
    for (const int side : visibleSides()) {
        const QRect rect = sideRect(side);
        const auto image = m_images.find(side);
        if (image == m_images.end())
            painter.fillRect(rect, Qt::white);
        else
            painter.drawImage(rect.topLeft(), image->second);
        painter.setPen(palette().color(QPalette::Shadow));
        painter.drawRect(rect.adjusted(-1, -1, 0, 0));
    }
    paintMissing();
}

/// Paints one side that is seen and not there yet; the next when that is done. Those far off are forgotten.
void PageView::paintMissing()
{
    const std::vector<int> visible = visibleSides();
    if (visible.empty() || m_job.isRunning())
        return;
    std::erase_if(m_images, [&](const auto &image) {
        return image.first < visible.front() - 2 || image.first > visible.back() + 2;
    });
    const auto missing = std::ranges::find_if(visible, [this](int side) { return !m_images.contains(side); });
    if (missing == visible.end())
        return;
    m_job.start(
        [document = m_document, side = *missing, size = sideSize(), scale = scale(),
         ratio = devicePixelRatioF()](const std::stop_token &, const Progress &) {
            return paintedSide(document, side, size, scale, ratio);
        },
        [this, side = *missing](const QImage &image) {
            m_images[side] = image;
            viewport()->update();
        });
}

void PageView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    forgetImages();
    updateScrollBars();
}

void PageView::scrollContentsBy(int, int)
{
    viewport()->update();
    emit currentSideChanged();
}

void PageView::zoomIn()
{
    zoomBy(zoomStep);
}

void PageView::zoomOut()
{
    zoomBy(1 / zoomStep);
}

void PageView::zoomToFit()
{
    zoomBy(1 / m_zoom);
}

void PageView::zoomBy(double factor)
{
    const double place = verticalScrollBar()->value() / std::max(1.0, double(verticalScrollBar()->maximum()));
    m_zoom = std::clamp(m_zoom * factor, minZoom, maxZoom);
    forgetImages();
    updateScrollBars();
    verticalScrollBar()->setValue(static_cast<int>(place * verticalScrollBar()->maximum()));
}

void PageView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier)
        event->angleDelta().y() > 0 ? zoomIn() : zoomOut();
    else
        QAbstractScrollArea::wheelEvent(event);
}

void PageView::keyPressEvent(QKeyEvent *event)
{
    QScrollBar &bar = *verticalScrollBar();
    if (event->matches(QKeySequence::ZoomIn) || event->key() == Qt::Key_Plus)
        zoomIn();
    else if (event->matches(QKeySequence::ZoomOut) || event->key() == Qt::Key_Minus)
        zoomOut();
    else if (event->key() == Qt::Key_Home)
        bar.setValue(bar.minimum());
    else if (event->key() == Qt::Key_End)
        bar.setValue(bar.maximum());
    else
        QAbstractScrollArea::keyPressEvent(event);
}

} // namespace sudoku
