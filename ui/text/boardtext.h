#pragma once

#include <QString>

#include "core/board/board.h"
#include "core/formats/text/exporter.h"
#include "core/formats/text/format.h"

#include <optional>

namespace sudoku {

/// Returns sentences about the parts of \a puzzle that the program does not know, each after a space, or an
/// empty text.
QString remarkSentences(const TextPuzzle &puzzle);

/// Returns a sentence about the parts of \a board that a text of \a format does not tell other programs,
/// after a space, or an empty text.
QString lossSentence(const Board &board, const Format &format);

/// Returns a sentence that names a link with which other programs see more of \a board than in a text of
/// \a format, after a space, or an empty text.
QString betterLinkSentence(const Board &board, const Format &format);

/// Returns a sentence about the parts of \a board that are lost in a file of \a exporter, after a space, or
/// an empty text.
QString lossSentence(const Board &board, const Exporter &exporter);
/// Returns a sentence about why \a board does not fit \a exporter.
QString misfitSentence(const Exporter &exporter, const Board &board);

/// Returns the whole board as text, as a file would contain it.
QString boardText(const Board &board, const Format &format, const SymbolSet &symbols);
/// Returns all digits of \a board, givens and entries alike.
QString digitsText(const Board &board, const Format &format, const SymbolSet &symbols);
/// Returns only the givens.
QString givensText(const Board &board, const Format &format, const SymbolSet &symbols);

/// Returns a puzzle of a collection as one line with a note behind it, after the comments that it needs.
QString puzzleLine(const Board &board, const SymbolSet &symbols, const QString &note);

/// Returns the symbols in which a board is shown: boards up to 9x9 always show numbers.
const SymbolSet &shownSymbols(const Geometry &geometry, const SymbolSet &chosen);
/// The same for \a board, which may have its own.
const SymbolSet &shownSymbols(const Board &board, const SymbolSet &chosen);

/// Returns \a pasted, which replaces \a board, with the regions and rules of \a board; or nothing if \a
/// pasted has some of its own, if the size is another one, or if it would be the same.
std::optional<Board> withRulesOf(Board pasted, const Board &board);

} // namespace sudoku
