#pragma once

#include "ui/paint/paper/finishedpdf.h"
#include "ui/paint/paper/page.h"

#include <vector>

namespace sudoku {

/// Returns the outline of \a pages: the titled sections, the puzzles in them, and the solutions at the end.
/// Page numbers are indices of \a pages.
std::vector<Bookmark> bookmarksOf(const PrintJob &job, const std::vector<Page> &pages);

} // namespace sudoku
