#pragma once

#include <QImage>
#include <QPointF>

#include <array>
#include <vector>

namespace sudoku {

/// The corners of a board in a picture: top left, top right, bottom right, bottom left. Fractions of the
/// width and the height, so that they hold for each size of the picture.
using BoardCorners = std::array<QPointF, 4>;

/// Whether the ink is darker than the paper, as nearly everywhere, or brighter, as on a dark screen.
enum class InkTone { Dark, Bright };

/// A grey picture in which paper is about 255 everywhere: the brightness is divided by that of the paper
/// around.
class FlatPicture
{
public:
    /// \a grey is of Format_Grayscale8. The flat picture is at most \a maxSide pixels wide and high.
    FlatPicture(const QImage &grey, int maxSide, InkTone tone = InkTone::Dark);

    const QImage &image() const { return m_levels.front(); }
    /// The picture in its size, in half of it, and so on.
    const std::vector<QImage> &levels() const { return m_levels; }
    InkTone tone() const { return m_tone; }

    /// From fractions of the width and height to pixels of a picture of \a size, and back.
    static QPointF toPixels(QPointF fraction, QSize size);
    static QPointF toFraction(QPointF pixel, QSize size);

private:
    std::vector<QImage> m_levels;
    InkTone m_tone;
};

} // namespace sudoku
