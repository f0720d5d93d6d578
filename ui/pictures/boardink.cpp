#include "ui/pictures/boardink.h"

#include "ui/pictures/cellcutter.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace sudoku {

BoardInk::BoardInk(const QImage &grey, InkTone tone, const GridMap &map, int cellSide) : m_size(map.size())
{
    const double scale = std::min(1.0, cellSide / std::max(1.0, map.cellSide(grey.size())));
    const FlatPicture flat(grey, static_cast<int>(std::lround(scale * std::max(grey.width(), grey.height()))),
                           tone);
    m_image = straightened(flat.image(), map, QRectF(0, 0, m_size, m_size), cellSide);
    m_image.invertPixels();
}

BoardInk BoardInk::turned(int quarterTurns) const
{
    constexpr double quarter = 90; // degrees
    return {m_image.transformed(QTransform().rotate(quarter * quarterTurns)), m_size};
}

} // namespace sudoku
