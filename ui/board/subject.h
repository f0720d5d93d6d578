#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/board/board.h"

namespace sudoku {

/// What a verdict is about: the givens and rules of a board, and the player's entries where they count as
/// givens. Document::subject() decides when they do.
struct Subject
{
    Q_DECLARE_TR_FUNCTIONS(Subject)

public:
    Board board;
    bool countsEntries = false; ///< those of the player count as givens

    Puzzle puzzle() const { return countsEntries ? board.withEntriesAsGivens() : board.puzzle; }
    /// Whether there are entries of the player that count, beside clues.
    bool addsEntries() const;
    /// Whether there are entries of the player that do not count.
    bool leavesEntriesOut() const;
    /// "The givens; rows, columns and boxes, Diagonal from top left; 1 rule switched off."
    QString text() const;
};

} // namespace sudoku
