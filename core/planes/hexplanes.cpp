#include "core/planes/hexplanes.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

constexpr int bandSize = hexCells / 4;
constexpr HexBand wholeHexBand = ~HexBand(0);

HexBand bitOf(Cell cell)
{
    return HexBand(1) << cell % bandSize;
}

} // namespace

HexPlanes::HexPlanes(const Grid &givens) : solved{}, changed((1U << hexSide) - 1), guessed(-1)
{
    std::ranges::fill(planes, HexPlane{{wholeHexBand, wholeHexBand, wholeHexBand, wholeHexBand}});
    for (Cell cell = 0; cell < givens.cellCount(); ++cell)
        if (givens.isFilled(cell))
            for (Digit digit = 1; digit <= hexSide; ++digit)
                if (digit != givens[cell])
                    eliminate(cell, digit);
}

Grid HexPlanes::grid() const
{
    Grid grid(hexCells);
    for (int digit = 0; digit < hexSide; ++digit)
        for (int band = 0; band < 4; ++band)
            for (HexBand left = planes[digit].bands[band] & solved.bands[band]; left != 0; left &= left - 1)
                grid.set(band * bandSize + std::countr_zero(left), digit + 1);
    return grid;
}

void HexPlanes::eliminate(Cell cell, Digit digit)
{
    planes[digit - 1].bands[cell / bandSize] &= ~bitOf(cell);
    changed |= 1U << (digit - 1);
}

HexMemory::HexMemory()
{
    std::ranges::fill(weights, firstWeight);
}

} // namespace sudoku
