#pragma once

#include "core/formats/links/sudokumaker/sudokumakerelements.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

// Types of blocks in "constraints" that are treated apart.
inline constexpr int makerGivens = 0;
inline constexpr int makerRegions = 1;
inline constexpr int makerSquares = 16;
inline constexpr int makerScript = 1000;
inline constexpr int makerRowsAndColumns = 2003;

// Members of a puzzle, and of what is kept of it.
inline constexpr const char *makerCells = "cells";
inline constexpr const char *makerConstraints = "constraints";
inline constexpr const char *makerNegative = "negative";

/// A member of what this program adds: true if the values of cells are entries, although all have one.
inline constexpr const char *makerEntries = "entries";

// Members of what is kept alone.
inline constexpr const char *makerFrameName = "frame";
inline constexpr const char *makerFirstDigit = "firstDigit";
inline constexpr const char *makerMaxDigit = "maxDigit"; ///< there are fewer digits than cells in a row
/// True: digits may be repeated in rows and columns, which older files have lost.
inline constexpr const char *makerFreeRows = "freeRows";

/// Returns the frame that \a members keep, or one without a margin. A frame that is not possible, or not for
/// a board of \a size, counts as none.
MakerFrame keptFrame(const nlohmann::json &members, std::optional<int> size = {});
nlohmann::json frameJson(const MakerFrame &frame);

/// Returns whether a block is in force.
bool isOn(const nlohmann::json &block);
/// Returns the type of a block, or -1.
int makerType(const nlohmann::json &block);

} // namespace sudoku
