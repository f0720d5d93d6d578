#pragma once

#include <QString>

#include "core/board/board.h"
#include "ui/list/collection/collectionprogress.h"

namespace sudoku {

/// What a list shows of a puzzle.
struct PuzzleCaption
{
    QString title; ///< empty if the puzzle has none
    QString level; ///< as the puzzle says it, or a rating; empty if there is none
    QString details;
    int clueCount;

    /// Returns the title of the puzzle of that \a number in its list.
    QString numbered(int number) const;
};

/// A rating of a puzzle that says no level itself; empty if it was not rated.
struct ListRating
{
    QString level = {};   ///< as files write it: "Hard 1122"
    QString reading = {}; ///< "Killer Pair in 3 of 92 steps"

    bool operator==(const ListRating &) const = default;
};

/// Returns the caption of \a board. \a remark, which may be empty, ends the details.
PuzzleCaption puzzleCaption(const Board &board, const ListRating &rating, const QString &remark);

/// Returns the word for \a state.
QString stateText(PuzzleState state);

} // namespace sudoku
