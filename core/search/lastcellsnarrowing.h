#pragma once

#include "core/search/narrowing.h"

#include <array>

namespace sudoku {

/// Narrows the last open cells of a linear sum exactly, by trying all their digits. It waits until they are
/// few.
class LastCellsNarrowing : public Narrowing
{
public:
    /// \a coefficients has one for each of \a cells, not 0; no cell comes twice.
    LastCellsNarrowing(std::vector<Cell> cells, std::vector<int> coefficients, int total);

    bool narrow(SearchBoard &board) override;

private:
    static constexpr int maxOpen = 3;

    struct OpenCell
    {
        Cell cell;
        int coefficient;
        DigitMask left = 0; ///< digits that some way to fill the cells has
    };

    bool fill(const SearchBoard &board, int rest, int index);

    std::vector<int> m_coefficients;
    int m_total;
    std::array<OpenCell, maxOpen> m_open; // while it is narrowed
    int m_openCount = 0;
};

} // namespace sudoku
