#pragma once

#include "ui/paint/boardpainter.h"

namespace sudoku {

class Document;
class Selection;

/// Returns what is highlighted on the board of \a document while it is edited: the cursor and the selection,
/// what belongs to them, and what breaks a rule.
BoardHighlights editingHighlights(const Document &document, const Selection &selection);

} // namespace sudoku
