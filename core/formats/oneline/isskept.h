#pragma once

#include "core/board/board.h"
#include "core/formats/text/remark.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace sudoku {

inline constexpr const char *issId = "iss";

// The items of a string that the program does not know, as they stand there, in Board::keptMembers.

/// Keeps \a items; returns whether there is room for them.
bool keepIssItems(const std::vector<std::string> &items, Board &board);
/// Returns the items that are kept.
std::vector<std::string> keptIssItems(const Board &board);
/// Returns remarks on kept \a members.
std::vector<Remark> issRemarks(const nlohmann::json &members);

} // namespace sudoku
