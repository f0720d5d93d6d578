#pragma once

#include "ui/paint/paper/page.h"

#include <vector>

namespace sudoku {

/// Returns the pages of \a job, which must outlive them.
///
/// Each section begins on a new page and has the same places on all of its pages. Only puzzles with exactly
/// one solution have solutions. Solutions on the next page are at the same places as their puzzles, so that
/// they are on the back of a sheet that is printed on both sides; solutions at the end are small boards that
/// fill the pages.
std::vector<Page> paginate(const PrintJob &job);

/// Returns the number of puzzles on a page of \a section: the chosen one, or as many as are legible, without
/// more pages than needed.
int puzzlesPerPage(const PrintJob &job, const PrintSection &section);

} // namespace sudoku
