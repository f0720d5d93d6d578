#pragma once

#include "core/board/board.h"
#include "core/formats/text/texterror.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <tl/expected.hpp>

namespace sudoku {

// Board::keptMembers holds the unknown members of the program's own JSON by their names. Those of another
// format are in an object of their own by the name of that format, so that nothing takes on a meaning
// that it never had when a puzzle goes from one format to another; and so are the numbers of rules that
// cannot be read and are kept nowhere else, and the elements that were left out (leftout.h).

/// The limit for kept members, so that what is written can be read again.
inline constexpr std::size_t maxKeptMembers = 250'000; ///< bytes

inline constexpr const char *fpuzzlesId = "f-puzzles"; ///< the id of the format and the name of its object
inline constexpr const char *unsupportedId = "not-supported";

/// Returns the kept members of \a board, or an empty object.
nlohmann::json keptMembers(const Board &board);
/// Keeps \a members, an object, in \a board. What they say about the puzzle (infomembers.h), or those of
/// f-puzzles, becomes the board's, where that has nothing. Returns an error if they are more than
/// maxKeptMembers bytes.
tl::expected<void, TextError> keepMembers(nlohmann::json members, Board &board);

/// Drops the members that may name cells or digits of the board, which is about to be another one in other
/// cells: the objects of other formats, and lists. What is said of the whole puzzle stays.
void dropForeignMembers(Board &board);
/// Returns whether dropForeignMembers() drops something.
bool hasForeignMembers(const Board &board);

/// The number of rules of each name that cannot be read.
using RuleCounts = std::map<std::string, int>;

/// Keeps \a counts in the members of \a board; very long names, and more names than anybody reads, are
/// counted together.
void keepUnsupported(const RuleCounts &counts, Board &board);

} // namespace sudoku
