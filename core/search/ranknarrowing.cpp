#include "core/search/ranknarrowing.h"

#include "core/board/linerank.h"

#include <numeric>

namespace sudoku {
namespace {

std::vector<Cell> firstCells(int count)
{
    std::vector<Cell> cells(static_cast<std::size_t>(count));
    std::iota(cells.begin(), cells.end(), 0);
    return cells;
}

} // namespace

RankNarrowing::RankNarrowing(rule::Rank rank, int cellCount)
    : Narrowing(firstCells(cellCount)),
      m_rank(std::move(rank))
{
    constexpr int linesPerHouse = 2;
    setCost(1 + static_cast<int>(m_rank.others.size()) / linesPerHouse);
}

bool RankNarrowing::narrow(SearchBoard &board)
{
    m_digits.clear();
    for (const Cell cell : cells())
        m_digits.push_back(digitsOf(board[cell]));
    if (!narrowToRank(m_digits, m_rank))
        return false;
    for (const Cell cell : cells())
        if (!board.keep(cell, maskOf(m_digits[cell])))
            return false;
    return true;
}

} // namespace sudoku
