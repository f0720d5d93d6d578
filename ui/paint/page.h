#pragma once

#include "ui/paint/pagelayout.h"
#include "ui/paint/printjob.h"

#include <vector>

namespace sudoku {

/// A puzzle, or its solution, at its place on a page.
struct PageItem
{
    const PrintedPuzzle *puzzle; ///< of the job
    int number;                  ///< the number within the job, from 1
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

/// The content of a page; lengths are in mm.
struct Page
{
    PageFrame frame;
    int number = 0;       ///< from 1
    QString section = {}; ///< the title of the section, for the header
    std::vector<PageItem> items = {};
    std::vector<PageHeading> headings = {};
};

} // namespace sudoku
