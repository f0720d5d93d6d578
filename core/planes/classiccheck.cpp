#include "core/planes/classiccheck.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr FourBands boardCells{wholeBand, wholeBand, wholeBand, 0};
constexpr Band eachRow = 1 | 1 << 9 | 1 << 18; // of a band, by its first cell
constexpr Band eachBox = 1 | 1 << 3 | 1 << 6;  // of a band, by its first cell
constexpr Band eachColumn = (1 << 9) - 1;      // of the board, by its first cell

FourBands bandsOf(const Plane &plane)
{
    FourBands bands;
    __builtin_memcpy(&bands, &plane, sizeof bands);
    return bands;
}

bool isEmpty(const FourBands &cells)
{
    std::uint64_t halves[2];
    __builtin_memcpy(halves, &cells, sizeof cells);
    return (halves[0] | halves[1]) == 0;
}

/// Returns a bit for each row, column and box that has none of \a cells, which may be the same for several.
FourBands housesWithout(const FourBands &cells)
{
    const FourBands threes = cells | cells >> 1 | cells >> 2; // their first cells count from here
    const FourBands rows = threes | threes >> 3 | threes >> 6;
    const FourBands boxes = threes | threes >> 9 | threes >> 18;
    const FourBands ofBand = cells | cells >> 9 | cells >> 18;
    const FourBands columns = ofBand | __builtin_shufflevector(ofBand, ofBand, 1, 2, 0, 3)
                              | __builtin_shufflevector(ofBand, ofBand, 2, 0, 1, 3);
    return (~rows & eachRow) | (~boxes & eachBox) | (~columns & eachColumn);
}

/// Returns the cells at which something shows that \a digits break a rule. Planes that share no cell, of
/// which each has a cell in each house, have one each: a house has nine cells.
FourBands brokenRules(const Plane *digits)
{
    FourBands filled{};
    FourBands wrong{};
    for (int digit = 0; digit < planeSide; ++digit) {
        const FourBands cells = bandsOf(digits[digit]);
        wrong |= (cells & filled) | housesWithout(cells & boardCells);
        filled |= cells;
    }
    return wrong & boardCells;
}

/// Goes through all cells without a branch: what an empty one should have is a plane with each cell.
bool hasGivens(const Grid &givens, const Plane *digits)
{
    Plane byDigit[planeSide + 1] = {{{wholeBand, wholeBand, wholeBand, 0}}};
    std::copy_n(digits, planeSide, byDigit + 1);
    Band has = 1;
    for (Cell cell = 0; cell < givens.cellCount(); ++cell)
        has &= byDigit[givens[cell]].bands[cell / bandCells] >> cell % bandCells;
    return has == 1;
}

} // namespace

ClassicCheck::ClassicCheck(const Grid &givens)
{
    for (Cell cell = 0; cell < givens.cellCount(); ++cell)
        if (givens.isFilled(cell))
            m_givens[givens[cell] - 1].bands[cell / bandCells] |= Band(1) << cell % bandCells;
}

bool ClassicCheck::isSolution(const Plane *digits) const
{
    FourBands wrong = brokenRules(digits);
    for (int digit = 0; digit < planeSide; ++digit)
        wrong |= bandsOf(m_givens[digit]) & ~bandsOf(digits[digit]);
    return isEmpty(wrong);
}

bool isClassicSolution(const Grid &givens, const Plane *digits)
{
    return isEmpty(brokenRules(digits)) && hasGivens(givens, digits);
}

} // namespace sudoku
