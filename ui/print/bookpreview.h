#pragma once

#include "ui/paint/paper/preflight.h"
#include "ui/printjob/bookfile.h"

namespace sudoku {

/// Returns the job of \a book, which is at \a path: with the puzzles of its files, and an empty board for
/// each that is still to be made, and without PDF files that cannot be inserted.
PrintJob previewOf(const BookFile &book, const QString &path, const SymbolSet &symbols);

/// Returns the side on which a chapter of a book begins: its title page, or its first puzzles.
int sideOfChapter(const PrintDocument &document, int chapter);

/// Returns whether puzzles of \a book, which is at \a path, are still to be made.
bool lacksPuzzles(const BookFile &book, const QString &path);

/// Returns the puzzles of earlier books, as far as their files can be read.
std::vector<EarlierPuzzle> earlierPuzzles(const BookFile &book, const QString &path);

} // namespace sudoku
