#pragma once

#include <optional>

namespace sudoku {

/// The sizes of letters on paper, in points. What is empty suits the boards.
struct LetterSizes
{
    std::optional<double> caption = {};    ///< of the number of a puzzle; what is beside it follows
    std::optional<double> sums = {};       ///< of sums in cells and of clues beside boards
    std::optional<double> pageNumber = {}; ///< and of what else is at the foot of a page

    bool operator==(const LetterSizes &) const = default;
};

inline constexpr int minLetterSize = 5; // points
inline constexpr int maxLetterSize = 24;

} // namespace sudoku
