#pragma once

#include "ui/pictures/cellimage.h"

#include <QPointF>

#include <algorithm>

namespace sudoku {

/// Returns the middle of a pixel of a CellImage, in cells from the top left corner of the cell.
inline QPointF placeOfPixel(int x, int y)
{
    constexpr double scale = (1 + 2 * cellImageMargin) / cellImageSide;
    return QPointF((x + 0.5) * scale, (y + 0.5) * scale) - QPointF(cellImageMargin, cellImageMargin);
}

/// Returns the ink at a place, in cells from the top left corner of the cell.
inline int inkAt(const CellImage &cell, QPointF place)
{
    constexpr double scale = cellImageSide / (1 + 2 * cellImageMargin);
    const auto pixel = [](double at) {
        return std::clamp(static_cast<int>((at + cellImageMargin) * scale), 0, cellImageSide - 1);
    };
    return cell[pixel(place.y()) * cellImageSide + pixel(place.x())];
}

/// Returns what is left of an ink if \a level is paper.
inline std::uint8_t inkAbove(int ink, int level)
{
    constexpr int full = 255;
    return static_cast<std::uint8_t>(level < full ? std::max(0, (ink - level) * full / (full - level)) : 0);
}

/// Returns the ink below which an uneven area with the ink \a level is.
inline int roughLevel(int level)
{
    constexpr int rough = 25;
    return level + std::min(rough, level / 4);
}

} // namespace sudoku
