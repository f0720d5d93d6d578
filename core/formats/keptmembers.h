#pragma once

#include "core/board/board.h"
#include "core/formats/texterror.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <tl/expected.hpp>

namespace sudoku {

// Board::keptMembers holds the unknown members of the program's own JSON by their names. Those of another
// format are in an object of their own by the name of that format, so that nothing takes on a meaning
// that it never had when a puzzle goes from one format to another; and so are the numbers of rules that cannot be read
// and of which nothing else is kept.

/// More is not kept, so that what is written can be read again.
inline constexpr std::size_t mostKeptMembers = 250'000; ///< bytes

inline constexpr const char *unsupportedId = "not-supported";

/// An empty object where there are none.
nlohmann::json keptMembers(const Board &board);
/// Fails where \a members, an object, are more than can be kept.
tl::expected<void, TextError> keepMembers(const nlohmann::json &members, Board &board);

/// Keeps in mind that there were \a count of \a what, a rule that cannot be read.
void keepUnsupported(const std::string &what, int count, Board &board);

} // namespace sudoku
