#pragma once

#include <QColor>
#include <QPixmap>
#include <QPointF>

#include <compare>
#include <map>

class QPainter;

namespace sudoku {

/// A disc in place of a digit that would be too small to be read.
struct Dot
{
    qreal radius;
    QColor fill;
    QColor frame = {}; ///< of a line around it, one unit wide, or invalid
};

/// Paints dots. On a raster each is drawn once for its place among the pixels and then copied: a board of
/// 25x25 full of pencil marks has 15,625 of them. On paper they stay discs.
class DotPictures
{
public:
    /// Paints \a dot about \a centre; \a pixelRatio is 0 for a device that is no raster.
    void paint(QPainter &painter, QPointF centre, const Dot &dot, qreal pixelRatio);
    /// Removes all pictures if there are many, because a window that is being resized needs new ones all the
    /// time.
    void trim();

private:
    struct Key
    {
        int x; ///< of the middle, in parts of a pixel
        int y;
        int radius;
        int ratio;
        QRgb fill;
        QRgb frame; ///< 0 for none

        auto operator<=>(const Key &) const = default;
    };

    std::map<Key, QPixmap> m_pictures;
};

} // namespace sudoku
