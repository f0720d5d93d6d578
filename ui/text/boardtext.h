#pragma once

#include <QByteArray>
#include <QString>

#include "core/board/board.h"
#include "core/formats/text/format.h"

namespace sudoku {

/// The first puzzle of \a text, with the title that a note gives it, and whether more follow it.
struct FirstPuzzle
{
    TextResult puzzle;
    bool hasMore;
};
FirstPuzzle firstPuzzle(const QByteArray &text);

/// Sentences about what in \a puzzle the program does not know, each behind a blank; or nothing.
QString remarkSentences(const TextPuzzle &puzzle);

/// What a text of \a format does not tell other programs of \a board, behind a blank; or nothing.
QString lossSentence(const Board &board, const Format &format);

/// What goes to the clipboard: the whole board, as a file would have it.
QString boardText(const Board &board, const Format &format, const SymbolSet &symbols);
/// All digits of \a board, givens and entries alike.
QString digitsText(const Board &board, const Format &format, const SymbolSet &symbols);
/// The givens alone.
QString givensText(const Board &board, const Format &format, const SymbolSet &symbols);

/// A puzzle of a collection, with a note behind it: a line, after the comments that it needs.
QString puzzleLine(const Puzzle &puzzle, const SymbolSet &symbols, const QString &note);

/// The symbols that a board is shown in: up to 9x9 they are numbers, whatever is chosen.
const SymbolSet &shownSymbols(const Geometry &geometry, const SymbolSet &chosen);

/// \a pasted on \a board: where the text says nothing of boxes and constraints and the size is the same,
/// those of \a board stay.
Board pastedBoard(Board pasted, const Board &board);

} // namespace sudoku
