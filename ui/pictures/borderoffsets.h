#pragma once

#include "ui/pictures/boardink.h"

#include <vector>

namespace sudoku {

/// How far the lines of a board are from where its map has them.
class BorderOffsets
{
public:
    /// Looks for the lines in \a ink. Where cages have lines on both sides of a border, its own line is in
    /// the middle between them, however faint it is. The outermost lines follow from the others.
    explicit BorderOffsets(const BoardInk &ink);

    /// Returns the offset of a line, at a cell along it, in pixels: to the right, or down. Lines and cells
    /// count from 0.
    int upright(int line, int row) const { return m_upright[line * m_size + row]; }
    int level(int line, int column) const { return m_level[line * m_size + column]; }

    /// Returns \a map with the lines where they are in \a ink, which was straightened by it.
    GridMap mended(const GridMap &map, const BoardInk &ink) const;

private:
    int m_size;
    std::vector<int> m_upright;
    std::vector<int> m_level;
};

} // namespace sudoku
