#pragma once

#include "ui/paint/page.h"

#include <vector>

namespace sudoku {

/// The pages of \a job, which must outlive them.
///
/// Each section begins on a new page, with the same places on all of its pages. Solutions are those of
/// puzzles that have just one: on the next page they stand where their puzzles stood, so that they are on the
/// back of a sheet that is printed on both sides; at the end small boards fill the pages.
std::vector<Page> paginate(const PrintJob &job);

/// How many puzzles a page of \a section has: as asked, or as many as can be solved on paper, without more
/// pages than needed.
int puzzlesPerPage(const PrintJob &job, const PrintSection &section);

} // namespace sudoku
