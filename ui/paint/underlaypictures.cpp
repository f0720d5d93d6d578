#include "ui/paint/underlaypictures.h"

#include <QPainter>

#include <cstdint>
#include <utility>

namespace sudoku {
namespace {

using Ground = UnderlayPictures::Ground;

/// Returns whether \a board has something below its digits that takes longer to paint than to copy.
bool hasUnderlay(const Board &board)
{
    return !board.puzzle.constraints.empty() || !board.switchedOff.empty() || !board.info.drawings.empty();
}

} // namespace

bool UnderlayPictures::prepare(const QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                               const Board &board)
{
    constexpr int maxPixels = 6'000'000; // of a magnified board little is seen
    const QTransform transform = painter.deviceTransform();
    const QRect place = transform.mapRect(layout.board()).toAlignedRect();
    const bool isPossible = layout.pixelRatio() > 0 && style.hasGround && !layout.geometry().hasHoles()
                            && transform.type() <= QTransform::TxScale
                            && qint64(place.width()) * place.height() <= maxPixels;
    if (!isPossible || !hasUnderlay(board)) {
        m_look.reset();
        m_pictures = {};
        return false;
    }
    const auto regions = board.entries.regions();
    Look look{layout,
              style,
              board.puzzle.constraints,
              board.switchedOff,
              board.info.drawings,
              board.regionLinks,
              {regions.begin(), regions.end()},
              transform};
    if (m_look == look)
        return true;
    m_look = std::move(look);
    m_pictures = {};
    m_place = place;
    return false;
}

void UnderlayPictures::copy(QPainter &painter, const Grounds &grounds, const Paint &paint)
{
    for (const Ground ground : {Ground::Plain, Ground::Peer})
        complete(ground, grounds, paint);
    const BoardLayout &layout = m_look->layout;
    const Geometry &geometry = layout.geometry();
    for (Cell cell = 0; cell < geometry.cellCount();) {
        const Cell first = cell++;
        if (!grounds[first])
            continue;
        while (cell < geometry.cellCount() && geometry.rowOf(cell) == geometry.rowOf(first)
               && grounds[cell] == grounds[first])
            ++cell;
        const QRectF run = layout.cellRect(first) | layout.cellRect(cell - 1);
        painter.drawImage(run, pictureOf(*grounds[first]).image,
                          pixelsOf(run).translated(-m_place.topLeft()));
    }
}

/// Paints the cells with that ground that its picture lacks.
void UnderlayPictures::complete(Ground ground, const Grounds &grounds, const Paint &paint)
{
    Picture &picture = pictureOf(ground);
    picture.cells.resize(grounds.size());
    QRegion pixels;
    QRegion area;
    for (Cell cell = 0; cell < std::ssize(grounds); ++cell)
        if (grounds[cell] == ground && !picture.cells[cell]) {
            const QRectF rect = m_look->layout.cellRect(cell);
            pixels += pixelsOf(rect).translated(-m_place.topLeft());
            area += rect.toAlignedRect();
            picture.cells[cell] = true;
        }
    if (pixels.isEmpty())
        return;
    if (picture.image.isNull())
        picture.image = QImage(m_place.size(), QImage::Format_RGB32);
    QPainter painter(&picture.image);
    painter.setClipRegion(pixels);
    painter.setTransform(m_look->transform * QTransform::fromTranslate(-m_place.x(), -m_place.y()));
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, ground, area);
}

/// Returns the pixels of \a rect, edges of cells, on the device.
QRect UnderlayPictures::pixelsOf(const QRectF &rect) const
{
    return m_look->transform.mapRect(rect).toRect();
}

} // namespace sudoku
