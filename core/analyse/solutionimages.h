#pragma once

#include "core/board/memo.h"
#include "core/board/puzzle.h"

#include <vector>

namespace sudoku {

/// Makes further solutions of a puzzle from one: turned, mirrored, with 1 as the largest digit and so on, as
/// far as the givens and rules allow. It tries each way on a solution instead of looking into the rules.
class SolutionImages
{
public:
    /// \a puzzle must live longer.
    SolutionImages(const Puzzle &puzzle, const Memo &memo) : m_puzzle(puzzle), m_memo(memo) {}

    /// Returns solutions that \a solution becomes. They may be equal.
    std::vector<Grid> imagesOf(const Grid &solution);

private:
    struct Way
    {
        std::vector<Cell> cells; ///< where each cell goes
        bool reversesDigits;
    };

    void addWays();
    void addWay(bool isTransposed, bool reversesRows, bool reversesColumns, bool reversesDigits);
    Grid image(const Grid &grid, const Way &way) const;

    const Puzzle &m_puzzle;
    Memo m_memo;
    bool m_hasWays = false;
    std::vector<Way> m_ways; // that have led to solutions only so far
};

} // namespace sudoku
