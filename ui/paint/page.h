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

} // namespace sudoku
