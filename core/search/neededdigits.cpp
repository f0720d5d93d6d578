#include "core/search/neededdigits.h"

#include <optional>

namespace sudoku {

bool keepNeeded(SearchBoard &board, std::span<const Cell> cells, DigitMask needed,
                std::span<const CellSet> peers)
{
    for (; needed != 0; needed &= needed - 1) {
        const DigitMask digit = needed & -needed;
        std::optional<CellSet> seen;
        for (const Cell cell : cells)
            if ((board[cell] & digit) != 0)
                seen = seen ? *seen & peers[cell] : peers[cell];
        if (!seen)
            return false;
        for (const Cell cell : *seen)
            if (!board.keep(cell, ~digit))
                return false;
    }
    return true;
}

} // namespace sudoku
