#pragma once

#include "core/board/digitset.h"
#include "ui/paint/boardpainter.h"

namespace sudoku {

class Document;

/// What the player wants to see of the board: where a digit can still go, or two, or which cells have two
/// candidates.
struct DigitFilter
{
    Digit first = noDigit;
    Digit second = noDigit; ///< noDigit if the first is
    bool hasPairs = false;  ///< the cells with two candidates; then there is no digit

    bool isOn() const { return first != noDigit || hasPairs; }
    /// Returns the filter after \a digit was chosen: alone, or with the first one if it \a isAdded. The same
    /// again removes it.
    DigitFilter withDigit(Digit digit, bool isAdded) const;
    /// Returns the filter with the digit that follows its first or \a isSecond digit on a board with
    /// \a digitCount of them; after the last one comes none.
    DigitFilter withNext(bool isSecond, int digitCount) const;

    bool operator==(const DigitFilter &) const = default;
};

/// How often a digit is on a board, and in how many cells it can still go.
struct DigitCount
{
    int placed = 0;
    int open = 0;
};

/// Returns the digits that an empty \a cell can still have: those of its centre marks that no cell has which
/// it sees, or without marks all that the rules leave, each looked at alone.
DigitSet candidatesOf(const Document &document, Cell cell);
/// Returns whether \a filter shows the empty \a cell.
bool shows(const DigitFilter &filter, const Document &document, Cell cell);
DigitCount countOf(Digit digit, const Document &document);

/// Lets \a highlights show what \a filter does, in place of what belongs to the cursor.
void showFilter(BoardHighlights &highlights, const DigitFilter &filter, const Document &document);

} // namespace sudoku
