#pragma once

#include "ui/pictures/gridmap.h"

#include <QImage>

#include <vector>

namespace sudoku {

/// How much darker than the paper each place of a board is: straightened, upright, every cell a square
/// between the middles of its lines, which are sought once more as a map may be off by half a thick line.
/// Areas keep their tone here, unlike in a FlatPicture, where broad grey ones become paper. Tones are from 0,
/// the paper, to 255. Points are measured in cells from the top left corner of the board.
class BoardTones
{
public:
    static constexpr int cellSide = 48; ///< pixels

    /// \a grey is of Format_Grayscale8; \a ink says whether the board is dark on bright.
    BoardTones(const QImage &grey, InkTone ink, const GridMap &map);

    int size() const { return m_size; }
    /// Returns the tone at \a point.
    double at(QPointF point) const { return valueAt(m_tones, point); }
    /// Returns the mean tone around \a point, over a sixteenth of a cell: less noise, but no fine lines.
    double around(QPointF point) const { return valueAt(m_calm, point); }

private:
    double valueAt(const QImage &image, QPointF point) const;

    int m_size;
    std::vector<double> m_across; ///< where the upright lines are in the images, in cells
    std::vector<double> m_down;   ///< the same of the level lines
    QImage m_tones;
    QImage m_calm;
};

} // namespace sudoku
