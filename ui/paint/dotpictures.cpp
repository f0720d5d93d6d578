#include "ui/paint/dotpictures.h"

#include <QPainter>

#include <cmath>

namespace sudoku {
namespace {

constexpr qreal frameWidth = 1;
constexpr int partsOfPixel = 64; // how exactly the raster engine of Qt draws

int inParts(qreal pixels)
{
    return static_cast<int>(std::lround(pixels * partsOfPixel));
}

void paintDisc(QPainter &painter, QPointF centre, const Dot &dot)
{
    painter.setPen(dot.frame.isValid() ? QPen(dot.frame, frameWidth) : QPen(Qt::NoPen));
    painter.setBrush(dot.fill);
    painter.drawEllipse(centre, dot.radius, dot.radius);
}

QPixmap pictureOf(const Dot &dot, QPointF centre, int side, qreal pixelRatio)
{
    QPixmap picture(side, side);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintDisc(painter, centre, dot);
    return picture;
}

} // namespace

void DotPictures::paint(QPainter &painter, QPointF centre, const Dot &dot, qreal pixelRatio)
{
    if (pixelRatio == 0) {
        paintDisc(painter, centre, dot);
        return;
    }
    const qreal reach = (dot.radius + (dot.frame.isValid() ? frameWidth / 2 : 0)) * pixelRatio + 1;
    const QPointF corner(std::floor(centre.x() * pixelRatio - reach),
                         std::floor(centre.y() * pixelRatio - reach));
    const QPointF middle = centre * pixelRatio - corner;
    const Key key{.x = inParts(middle.x()),
                  .y = inParts(middle.y()),
                  .radius = inParts(dot.radius),
                  .ratio = inParts(pixelRatio),
                  .fill = dot.fill.rgba(),
                  .frame = dot.frame.isValid() ? dot.frame.rgba() : 0};
    auto found = m_pictures.find(key);
    if (found == m_pictures.end()) {
        const int side = static_cast<int>(std::ceil(2 * reach)) + 1;
        found = m_pictures.emplace(key, pictureOf(dot, middle / pixelRatio, side, pixelRatio)).first;
    }
    painter.drawPixmap(corner / pixelRatio, found->second);
}

void DotPictures::trim()
{
    constexpr std::size_t maxPictures = 1000;
    if (m_pictures.size() > maxPictures)
        m_pictures.clear();
}

} // namespace sudoku
