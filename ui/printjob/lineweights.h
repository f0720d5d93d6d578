#pragma once

#include "core/board/translate.h"

#include <optional>
#include <span>
#include <string_view>

namespace sudoku {

/// The weights of the lines of boards on paper, in points. What is empty suits the size of the cells.
struct LineWeights
{
    std::optional<double> thin = {};  ///< between cells
    std::optional<double> thick = {}; ///< between boxes and around the board

    bool operator==(const LineWeights &) const = default;
};

/// The weights of lines under a name.
struct LineStyle
{
    std::string_view id;   ///< the word used in settings and on the command line
    std::string_view name; ///< in English; translated where it is shown
    LineWeights weights;
};

/// Returns all styles, in the order in which they are offered; the first one is the default.
std::span<const LineStyle> lineStyles();

inline constexpr double minLineWeight = 0.1; // points
inline constexpr double maxLineWeight = 6;

} // namespace sudoku
