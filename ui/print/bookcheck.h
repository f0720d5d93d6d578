#pragma once

#include "ui/print/bookplace.h"
#include "ui/printjob/bookfile.h"

#include <vector>

namespace sudoku {

/// Returns what keeps \a book, which is at \a path, from being made, in the words of the window: files that
/// are missing, puzzles that are impossible, choices that do not go together. Nobody knows where files beside
/// a book are that has no file yet.
std::vector<BookFault> faultsOf(const BookFile &book, const QString &path);

} // namespace sudoku
