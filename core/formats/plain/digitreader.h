#pragma once

#include "core/board/grid.h"
#include "core/board/symbols.h"
#include "core/formats/plain/celllayout.h"

namespace sudoku {

struct ReadDigits
{
    Grid grid;
    const SymbolSet *symbols; ///< the symbols that the text was taken to use
};

/// Reads the digits, 1 … \a digitCount, of a board of \a size from its cells. Without \a symbols the
/// characters that are seen decide:
/// - numbers in fields, and single characters up to 9 digits, are "numbers"; 0 is blank;
/// - letters without any of the digits 1 … 9 are "A" (A = 1); 0 is blank;
/// - else "1-9A", where 0 is blank;
/// - but "0-9A" (0 = 1) above 9 digits where another character marks the blank cells too, or where exactly as
///   many zeros as digits stand on a board without blank cells, and no letter is too large for it.
/// A text of figures may have the symbols of a puzzle (SymbolSet::isOfPuzzle): then it is read as if it had
/// none. What is blank in all of them: . _ * and nothing at all.
tl::expected<ReadDigits, TextError> readDigits(const PuzzleText &text, const CellLayout &layout, int size,
                                               int digitCount, const SymbolSet *symbols = nullptr);

} // namespace sudoku
