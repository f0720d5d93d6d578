#pragma once

#include "ui/paint/boardpainter.h"

namespace sudoku {

class BoardEditor;
class Document;
class Selection;

/// What is highlighted for the player, who may find it too much help.
struct HighlightChoice
{
    bool hasPeers = true;  ///< the cells of the row, the column and the box of the cursor
    bool hasDigits = true; ///< the cells with the digit of the cursor, or the one that is held
    bool hasMarks = true;  ///< the pencil marks with that digit

    bool operator==(const HighlightChoice &) const = default;
};

/// Lets \a highlights show what the player has drawn on candidates and, while that is the input mode of
/// \a editor, where the pen is and the \a line that the mouse draws. All marks are at their places then.
void showDrawing(BoardHighlights &highlights, const Document &document, const BoardEditor &editor,
                 const std::optional<CandidateLine> &line);

/// Returns \a highlights without what belongs to the cursor, for a picture: what the board itself shows, a
/// filter if it \a hasFilter, and findings.
BoardHighlights withoutCursor(BoardHighlights highlights, bool hasFilter);

/// Returns what is highlighted on the board of \a document while it is edited: the cursor and the selection,
/// what belongs to them, and what breaks a rule. \a digit is highlighted, unless it is noDigit.
BoardHighlights editingHighlights(const Document &document, const Selection &selection,
                                  const HighlightChoice &choice, Digit digit);

} // namespace sudoku
