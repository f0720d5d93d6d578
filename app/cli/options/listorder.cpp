#include "app/cli/options/listorder.h"

#include <algorithm>
#include <array>
#include <limits>

namespace sudoku::cli {
namespace {

using Rank = std::pair<int, int>;

constexpr int last = std::numeric_limits<int>::max(); // of what has no rating

Rank levelRank(const Puzzle &, const std::optional<LevelText> &level)
{
    return level ? Rank(level->level, level->score) : Rank(last, last);
}

/// Puzzles of kinds for which there is no score come behind those that have one.
Rank scoreRank(const Puzzle &, const std::optional<LevelText> &level)
{
    if (!level || level->score == 0)
        return {last, level ? level->level : last};
    return {level->score, level->level};
}

Rank clueRank(const Puzzle &puzzle, const std::optional<LevelText> &)
{
    return {puzzle.givens.filledCount(), 0};
}

constexpr std::array orderTable{
    ListOrder{"level", "The easiest first, by level and then by score", levelRank, true, false},
    ListOrder{"score", "The lowest score first", scoreRank, true, true},
    ListOrder{"clues", "The fewest clues first", clueRank, false, false},
};

} // namespace

std::span<const ListOrder> listOrders()
{
    return orderTable;
}

const ListOrder *findListOrder(std::string_view id)
{
    const auto found = std::ranges::find(orderTable, id, &ListOrder::id);
    return found == orderTable.end() ? nullptr : &*found;
}

} // namespace sudoku::cli
