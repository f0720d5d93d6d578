#include "core/hints/exotic/bandview.h"

#include <algorithm>

namespace sudoku {

int fewestLines(std::span<const LineBits> rowsOf)
{
    int fewest = static_cast<int>(rowsOf.size());
    for (LineBits columns = 0; columns < LineBits{1} << rowsOf.size(); ++columns) {
        LineBits rows = 0;
        for (std::size_t i = 0; i < rowsOf.size(); ++i)
            if ((columns >> i & 1) == 0)
                rows |= rowsOf[i];
        fewest = std::min(fewest, bitCount(columns) + bitCount(rows));
    }
    return fewest;
}

BandView::BandView(const Position &position, bool isTransposed)
    : m_position(position),
      m_isTransposed(isTransposed),
      m_size(position.rules().size()),
      m_rowsOfBand(isTransposed ? position.rules().geometry().boxes()->columns
                                : position.rules().geometry().boxes()->rows),
      m_rowsWith((position.rules().digitCount() + 1) * m_size)
{
    for (int row = 0; row < m_size; ++row)
        for (int column = 0; column < m_size; ++column) {
            const Cell cell = cellAt(row, column);
            const LineBits bit = LineBits{1} << row;
            if (!position.isOpen(cell))
                m_rowsWith[position.digitAt(cell) * m_size + column] |= bit;
            for (const Digit digit : position.candidates(cell))
                m_rowsWith[digit * m_size + column] |= bit;
        }
}

} // namespace sudoku
