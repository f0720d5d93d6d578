#pragma once

#include "core/board/board.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace sudoku {

/// A level as text, such as "Hard" or "Hard 1122", in an order by difficulty.
struct LevelText
{
    int level = 0; ///< from 0, Easy, to 4, Extreme
    int score = 0; ///< HoDoKu's; 0 if it is not said

    auto operator<=>(const LevelText &) const = default; // NOLINT(modernize-use-nullptr)
};

/// Reads a level as it is written to files. Returns nothing for other words.
std::optional<LevelText> readLevelText(std::string_view text);

/// The note behind a generated puzzle: "seed 7", or "Hard 1122, seed 7".
struct SeedNote
{
    std::string_view before = {}; ///< what stands in front of the seed, such as the level
    std::uint64_t seed = 0;
};

/// Reads such a note. Returns nothing for other texts.
std::optional<SeedNote> readSeedNote(std::string_view text);

/// Gives \a board what the note behind a puzzle in a line says, if it lacks that: a level that the note
/// begins with, as in "Hard 1122, seed 7", and the rest as title.
void keepNote(std::string_view note, Board &board);

} // namespace sudoku
