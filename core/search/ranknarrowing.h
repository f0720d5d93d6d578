#pragma once

#include "core/board/rule.h"
#include "core/search/narrowing.h"

#include <vector>

namespace sudoku {

/// Narrows all cells of a board by the rank of one line: see narrowToRank().
class RankNarrowing : public Narrowing
{
public:
    RankNarrowing(rule::Rank rank, int cellCount);

    bool narrow(SearchBoard &board) override;

private:
    rule::Rank m_rank;
    std::vector<DigitSet> m_digits; // kept, so that a look costs no allocation
};

} // namespace sudoku
