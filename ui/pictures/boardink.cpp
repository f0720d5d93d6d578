#include "ui/pictures/boardink.h"

#include "ui/pictures/cellcutter.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sudoku {

namespace {

QImage inkIn(const QImage &grey, InkTone tone, const GridMap &map, int cellSide)
{
    const double scale = std::min(1.0, cellSide / std::max(1.0, map.cellSide(grey.size())));
    const FlatPicture flat(grey, static_cast<int>(std::lround(scale * std::max(grey.width(), grey.height()))),
                           tone);
    QImage image = straightened(flat.image(), map, QRectF(0, 0, map.size(), map.size()), cellSide);
    image.invertPixels();
    return image;
}

} // namespace

BoardInk::BoardInk(const QImage &grey, InkTone tone, const GridMap &map, int cellSide)
    : BoardInk(inkIn(grey, tone, map, cellSide), map.size())
{
}

BoardInk::BoardInk(QImage image, int size)
    : m_image(std::move(image)),
      m_size(size),
      m_cellSide(m_image.width() / size),
      m_pixels(m_image.constBits()),
      m_width(m_image.bytesPerLine())
{
}

BoardInk BoardInk::turned(int quarterTurns) const
{
    constexpr double quarter = 90; // degrees
    return {m_image.transformed(QTransform().rotate(quarter * quarterTurns)), m_size};
}

} // namespace sudoku
