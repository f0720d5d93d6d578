#pragma once

#include "core/board/puzzle.h"
#include "core/formats/text/levelnote.h"

#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace sudoku::cli {

inline constexpr int maxIsomorphs = 10'000;
inline constexpr int maxPuzzlesOfFile = 1'000'000;

/// An order of puzzles in a list.
struct ListOrder
{
    std::string_view id;
    std::string_view name;
    /// Returns what is smaller for puzzles that come first; \a level is that of \a puzzle, if it is known.
    std::pair<int, int> (*rankOf)(const Puzzle &, const std::optional<LevelText> &level);
    bool needsLevel;
    bool needsScore;
};

/// Returns all orders, in the order in which they are offered.
std::span<const ListOrder> listOrders();
/// Returns the order with that \a id, or null.
const ListOrder *findListOrder(std::string_view id);

} // namespace sudoku::cli
