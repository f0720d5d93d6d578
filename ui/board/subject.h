#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/board/board.h"

namespace sudoku {

/// Returns the rules that a verdict about \a puzzle covers: "rows, columns and boxes, killer cage".
QString coveredRulesText(const Puzzle &puzzle);

/// The subject of a verdict: the givens and rules of a board, and the player's entries if they count as
/// givens. Document::subject() decides whether they do.
struct Subject
{
    Q_DECLARE_TR_FUNCTIONS(Subject)

public:
    Board board;
    bool countsEntries = false; ///< the player's entries count as givens

    Puzzle puzzle() const { return countsEntries ? board.withEntriesAsGivens() : board.puzzle; }
    /// Returns whether there are entries of the player that count, beside clues.
    bool addsEntries() const;
    /// Returns whether there are entries of the player that do not count.
    bool leavesEntriesOut() const;
    /// Returns a text such as "The givens; rows, columns and boxes, Diagonal from top left; 1 rule switched
    /// off."
    QString text() const;
};

} // namespace sudoku
