#pragma once

#include "core/generate/generaterequest.h"

#include <optional>

namespace sudoku {

/// Why puzzles as requested are hard to find, so that a search may take long.
enum class Rarity {
    FewClues,     ///< on a large board so few hardly ever suffice
    FewEasyClues, ///< with so few clues few are that easy
    EasyMinimal,  ///< puzzles with so many clues that all are needed are rarely for beginners
    MinimalLevel, ///< where marks tell much, the clues that are needed leave little choice of a level
    SmallHard,    ///< on small boards symmetric clues tell too much
    HighRating,   ///< an ER above nearly all puzzles
    FewSteps,     ///< a puzzle with so few steps has hardly room for a hard one
    LargeHard,    ///< above 16x16 the rating of each puzzle takes long, too
    LargeMinimal, ///< on a large board with rules, or above 16x16, it takes long to prove the last clues
    FewBoards, ///< large: with such rules of neighbours, or many houses of two kinds; or irregular ones that
               ///< are given
};

/// Returns why puzzles as requested are hard to find, or nothing if they are not, as far as known.
std::optional<Rarity> rarityOf(const GenerateRequest &request);

} // namespace sudoku
