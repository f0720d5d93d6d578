#pragma once

#include "core/board/translate.h"
#include "core/generate/generaterequest.h"
#include "core/generate/wishedrange.h"

#include <string_view>

namespace sudoku {

/// The level for children and beginners. It is a wish of the generator only: ratings call such a puzzle easy,
/// because HoDoKu's levels do not count clues.
inline constexpr std::string_view beginnerName = TR_NOOP("Level", "Beginner");

/// Returns how many clues a puzzle for beginners has: about half of the cells, 40 to 46 on 9x9; with derived
/// constraints a quarter of them, because those help too.
WishedRange beginnerClues(const GenerateRequest &request);

/// Changes \a request so that it asks for puzzles for beginners: singles suffice, and there are many clues. A
/// number of clues that is asked for already stays.
void wishBeginner(GenerateRequest &request);

/// Changes \a request so that its puzzles are hard because of few hard steps, not because of many that add
/// up: at most six steps are no singles, unless another number is asked for, and a step is of the level. In
/// place of Extreme, which HoDoKu's score mostly makes of many steps, classic 9x9 puzzles get a rating by
/// Sudoku Explainer as high as that of most of these; HoDoKu's level of such a puzzle may be Unfair.
void wishHarderNotLonger(GenerateRequest &request);

} // namespace sudoku
