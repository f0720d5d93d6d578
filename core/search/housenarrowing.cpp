#include "core/search/housenarrowing.h"

#include "core/board/bits.h"

namespace sudoku {
namespace {

DigitMask unionOf(const SearchBoard &board, std::span<const Cell> cells)
{
    DigitMask all = 0;
    for (const Cell cell : cells)
        all |= board[cell];
    return all;
}

} // namespace

HouseNarrowing::HouseNarrowing(std::vector<Cell> cells, DigitMask allDigits)
    : Narrowing(std::move(cells)),
      m_allDigits(allDigits)
{
}

bool HouseNarrowing::narrow(SearchBoard &board)
{
    DigitMask once = 0;
    DigitMask twice = 0;
    DigitMask placed = 0;
    for (const Cell cell : cells()) {
        const DigitMask digits = board[cell];
        twice |= once & digits;
        once |= digits;
        placed |= hasAtMostOne(digits) ? digits : 0;
    }
    if (once != m_allDigits)
        return false;
    const DigitMask hidden = once & ~twice & ~placed;
    if (hidden == 0)
        return true;
    for (const Cell cell : cells())
        if (const DigitMask here = board[cell] & hidden; here != 0)
            if (!hasAtMostOne(here) || !board.keep(cell, here))
                return false;
    return true;
}

LeftoverNarrowing::LeftoverNarrowing(const std::vector<Cell> &one, const std::vector<Cell> &other)
    : Narrowing(together(one, other)),
      m_size(static_cast<int>(one.size()))
{
}

bool LeftoverNarrowing::narrow(SearchBoard &board)
{
    const std::span all(cells());
    const auto one = all.first(static_cast<std::size_t>(m_size));
    const auto other = all.subspan(static_cast<std::size_t>(m_size));
    const DigitMask ofOne = unionOf(board, one);
    const DigitMask ofOther = unionOf(board, other);
    if (ofOne == ofOther)
        return true;
    const DigitMask common = ofOne & ofOther;
    if (bitCount(common) < m_size)
        return false;
    if (ofOne != common)
        for (const Cell cell : one)
            if (!board.keep(cell, common))
                return false;
    if (ofOther != common)
        for (const Cell cell : other)
            if (!board.keep(cell, common))
                return false;
    return true;
}

} // namespace sudoku
