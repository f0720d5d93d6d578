#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/board/board.h"

namespace sudoku {

/// What a verdict is about.
struct Subject
{
    Q_DECLARE_TR_FUNCTIONS(Subject)

public:
    Board board;
    bool countsEntries = false; ///< those of the player count as givens

    Puzzle puzzle() const { return countsEntries ? board.withEntriesAsGivens() : board.puzzle; }
    /// "The givens; rows, columns and boxes, Diagonal from top left; 1 rule switched off."
    QString text() const;
};

/// Entries that are the puzzle count in any case (see areEntriesThePuzzle()).
Subject subjectOf(const Board &board, bool countsEntries);

} // namespace sudoku
