#pragma once

#include "core/board/translate.h"
#include "core/generate/generaterequest.h"

#include <string_view>

namespace sudoku {

/// A number of clues, both ends included.
struct ClueRange
{
    int min = 0;
    int max = 0;

    bool operator==(const ClueRange &) const = default;
};

/// The level for children and beginners. It is a wish of the generator only: ratings call such a puzzle easy,
/// because HoDoKu's levels do not count clues.
inline constexpr std::string_view beginnerName = TR_NOOP("Level", "Beginner");

/// Returns how many clues a puzzle for beginners has: about half of the cells, 40 to 46 on 9x9; with derived
/// constraints a quarter of them, because those help too.
ClueRange beginnerClues(const GenerateRequest &request);

/// Changes \a request so that it asks for puzzles for beginners: singles suffice, and there are many clues. A
/// number of clues that is asked for already stays.
void wishBeginner(GenerateRequest &request);

} // namespace sudoku
