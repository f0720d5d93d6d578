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
    BoardInk(QImage image, int size) : m_image(std::move(image)), m_size(size) {}

    int size() const { return m_size; }
    int cellSide() const { return m_image.width() / m_size; }
    const QImage &image() const { return m_image; }
    int at(int x, int y) const { return m_image.constScanLine(y)[x]; }
    BoardInk turned(int quarterTurns) const;

private:
    QImage m_image;
    int m_size;
};

} // namespace sudoku
