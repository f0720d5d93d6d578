#pragma once

#include "ui/paint/pagelayout.h"
#include "ui/paint/printjob.h"

#include <vector>

namespace sudoku {

/// A puzzle, or its solution, at its place on a page.
struct PageItem
{
    const PrintedPuzzle *puzzle; ///< of the job
    int number;                  ///< through the whole job, from 1
    BoardPlace place;
    bool isSolution = false;
    bool isUpsideDown = false;
};

/// The title of a section above its solutions.
struct PageHeading
{
    QString text;
    QRectF place;
};

/// What is painted on one page; lengths are in millimetres.
struct Page
{
    PageFrame frame;
    int number = 0;       ///< from 1
    QString section = {}; ///< what the header says beside the title of the job
    std::vector<PageItem> items = {};
    std::vector<PageHeading> headings = {};
};

/// The pages of \a job, which must outlive them.
///
/// Each section begins on a new page, with the same places on all of its pages. Solutions are those of puzzles that
/// have just one: on the next page they stand where their puzzles stood, so that they are on the back of
/// a sheet that is printed on both sides; at the end small boards fill the pages.
std::vector<Page> paginate(const PrintJob &job);

/// How many puzzles a page of \a section has: as asked, or as many as can be solved on paper, without more pages than needed.
int puzzlesPerPage(const PrintJob &job, const PrintSection &section);

} // namespace sudoku
