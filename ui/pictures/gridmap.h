#pragma once

#include "ui/pictures/flatpicture.h"

#include <vector>

namespace sudoku {

/// A smooth shift of points: two polynomials of the place. Mends what four corners cannot say: curved paper
/// and lenses.
struct Shift
{
    static constexpr int maxDegree = 4;
    static constexpr int maxTerms = (maxDegree + 1) * (maxDegree + 2) / 2;

    std::array<double, maxTerms> x{};
    std::array<double, maxTerms> y{};

    /// Returns the terms of the polynomials at \a place, each coordinate from -1 to 1, lowest degree first.
    static std::array<double, maxTerms> terms(QPointF place);
    QPointF at(QPointF place) const;
};

/// Where each point of a board is in the picture. Points of the board are measured in cells from its top left
/// corner; those of the picture are fractions of its width and height.
class GridMap
{
public:
    /// \a size is the number of cells in a row.
    GridMap(int size, const BoardCorners &corners);

    int size() const { return m_size; }
    const Shift &shift() const { return m_shift; }
    void setShift(const Shift &shift) { m_shift = shift; }

    /// Moves the lines to these places, in cells from the first one of the board as it lies in the picture,
    /// size() + 1 of them; none: at equal distances.
    void setLines(const std::vector<double> &across, const std::vector<double> &down);

    /// Turns the board: \a quarterTurns clockwise make it upright, 0 to 3.
    void setTurn(int quarterTurns) { m_quarterTurns = quarterTurns; }

    /// Returns the place in the picture of a point of the upright board.
    QPointF at(QPointF point) const { return straight(shifted(lying(point))); }
    /// Returns where lines and shift move a point of the board as it lies in the picture.
    QPointF shifted(QPointF point) const;
    /// The same as at() without lines and shift: what the corners alone say.
    QPointF straight(QPointF point) const;

    BoardCorners corners() const;
    /// Returns the length of a cell's side in pixels of a picture of \a picture, in the middle of the board.
    double cellSide(QSize picture) const;

private:
    QPointF lying(QPointF point) const;
    static double onLines(const std::vector<double> &lines, double place);

    int m_size;
    int m_quarterTurns = 0;
    std::array<double, 9> m_homography;
    Shift m_shift;
    std::vector<double> m_across;
    std::vector<double> m_down;
};

} // namespace sudoku
