#pragma once

#include <QString>

#include "core/board/puzzle.h"
#include "core/hints/steps/technique.h"

#include <optional>
#include <stop_token>

namespace sudoku {

/// How difficult a puzzle is: HoDoKu's level and score where they are meant for its board, otherwise the
/// general level. It is always by the default ladder, so that ratings compare.
struct PuzzleRating
{
    Level level;
    std::optional<int> score; ///< HoDoKu's; nothing if the level is the general one
    const Technique *hardest; ///< never null
};

/// Rates \a puzzle, which has a single solution. Returns nothing if no cell is open, or if \a stop was
/// requested before the end.
std::optional<PuzzleRating> ratingOf(const Puzzle &puzzle, const std::stop_token &stop = {});

/// Returns "Level: Hard".
QString ratingText(const PuzzleRating &rating);
/// Returns sentences about the scale, the score and the hardest technique.
QString ratingDetails(const PuzzleRating &rating);

} // namespace sudoku
