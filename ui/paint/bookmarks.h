#pragma once

#include "ui/paint/finishedpdf.h"
#include "ui/paint/page.h"

#include <vector>

namespace sudoku {

/// Returns the outline of \a pages: the titled sections, the puzzles in them, and the solutions at the end.
/// Page numbers are indices of \a pages.
std::vector<Bookmark> bookmarksOf(const PrintJob &job, const std::vector<Page> &pages);

} // namespace sudoku
