#pragma once

#include "core/board/board.h"
#include "core/formats/remark.h"
#include "core/formats/texterror.h"

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

// Board::keptMembers holds the unknown members of the program's own JSON by their names. Those of another
// format are in an object of their own by the name of that format, so that nothing takes on a meaning
// that it never had when a puzzle goes from one format to another.

/// More is not kept, so that what is written can be read again.
inline constexpr std::size_t mostKeptMembers = 250'000; ///< bytes

/// An empty object where there are none.
nlohmann::json keptMembers(const Board &board);
/// Fails where \a members, an object, are more than can be kept.
tl::expected<void, TextError> keepMembers(const nlohmann::json &members, Board &board);

/// What is to be said of the members that are kept.
std::vector<Remark> remarksOn(const Board &board);

} // namespace sudoku
