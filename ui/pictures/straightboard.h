#pragma once

#include "ui/pictures/flatpicture.h"

#include <vector>

namespace sudoku {

/// Which lines of a board are meant.
enum class LineAxis { Upright, Level };

/// A place on a line of the board.
struct LinePlace
{
    LineAxis axis;
    double across; ///< how far from the first line: in cells
    double along;  ///< how far from the other first line
};

/// A board straightened by its four corners, in which dark lines can be felt for quickly (Bradley and Roth:
/// sums over rectangles by an integral image). Distances are in cells; the size of a board may be tried out.
class StraightBoard
{
public:
    /// The board's side gets \a boardPixels.
    StraightBoard(const FlatPicture &picture, const BoardCorners &corners, int boardPixels);

    /// Returns by how much a line at \a place is darker than what is beside it on both sides, 0 to 255, if
    /// the board has \a size cells in a row. It is felt over half a cell of its length.
    double ridge(const LinePlace &place, int size) const;
    /// Returns how much ink a line at \a place has, thick or thin: by how much a strip along it is darker
    /// than the brighter side, 0 to 255.
    double ink(const LinePlace &place, int size) const;
    /// The distance in cells of two places at which lines can be told apart.
    double step(int size) const;

private:
    int sum(int left, int top, int right, int bottom) const;
    double mean(LineAxis axis, int across, int along, int halfWidth, int halfLength) const;

    int m_board;  ///< pixels of its side
    int m_margin; ///< pixels beside it
    int m_side;   ///< of the whole picture with its margins
    std::vector<int> m_sums;
};

} // namespace sudoku
