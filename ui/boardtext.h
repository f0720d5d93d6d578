#pragma once

#include <QByteArray>
#include <QString>

#include "core/board/board.h"
#include "core/formats/format.h"

namespace sudoku {

/// The first puzzle of \a text, and whether more follow it.
struct FirstPuzzle
{
    TextResult puzzle;
    bool hasMore;
};
FirstPuzzle firstPuzzle(const QByteArray &text);

/// What goes to the clipboard: all digits of \a board, givens and entries alike.
QString digitsText(const Board &board, const Format &format, const SymbolSet &symbols);
/// The givens alone.
QString givensText(const Board &board, const Format &format, const SymbolSet &symbols);

/// \a pasted on \a board: where the text says nothing of boxes and constraints and the size is the same, those
/// of \a board stay.
Board pastedBoard(Board pasted, const Board &board);

} // namespace sudoku
