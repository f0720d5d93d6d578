#pragma once

#include "ui/base/message.h"
#include "ui/print/bookmaker.h"

namespace sudoku {

/// Returns what is said while the puzzles of \a chapter are made.
Message bookMessage(const QString &chapter, const BookProgress &progress);

/// Returns what is said when a book was made, with the puzzles of \a progress and the file \a pdf unless it
/// is empty; \a remark is what the program says.
Message bookMessage(BookMaker::Result result, const QString &remark, const BookProgress &progress,
                    const QString &pdf);

} // namespace sudoku
