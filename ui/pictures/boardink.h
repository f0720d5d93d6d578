#pragma once

#include "ui/pictures/gridmap.h"

namespace sudoku {

/// The ink of a board: straightened, every cell a square. 0 is paper, 255 is ink, in one byte a pixel.
class BoardInk
{
public:
    /// \a grey is of Format_Grayscale8. Each cell gets \a cellSide pixels.
    BoardInk(const QImage &grey, InkTone tone, const GridMap &map, int cellSide);
    /// An \a image of a board with \a size cells in a row.
    BoardInk(QImage image, int size);

    int size() const { return m_size; }
    int cellSide() const { return m_cellSide; }
    const QImage &image() const { return m_image; }
    int at(int x, int y) const { return m_pixels[y * m_width + x]; }
    BoardInk turned(int quarterTurns) const;

private:
    QImage m_image; ///< is never changed, so that copies share its pixels
    int m_size;
    int m_cellSide = 0;
    const uchar *m_pixels = nullptr;
    qsizetype m_width = 0; ///< bytes from row to row
};

} // namespace sudoku
