#pragma once

#include "ui/printjob/bookfile.h"

namespace sudoku {

/// Returns the job of \a book, which is at \a path: with the puzzles of its files, and an empty board for
/// each that is still to be made, and without PDF files that cannot be inserted.
PrintJob previewOf(const BookFile &book, const QString &path, const SymbolSet &symbols);

} // namespace sudoku
