#pragma once

#include "ui/printjob/pagelayout.h"
#include "ui/printjob/printjob.h"

#include <vector>

namespace sudoku {

/// A puzzle, or its solution, at its place on a page.
struct PageItem
{
    const PrintedPuzzle *puzzle; ///< of the job
    int number;                  ///< the number of the puzzle on paper
    BoardPlace place;
    bool isSolution = false;
    bool isUpsideDown = false;
    bool isSmall = false; ///< a solution that is smaller than its puzzle, with digits only
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
    int number = 0;              ///< as it is printed
    double shift = 0;            ///< to the right, because the gutter of the page is at its other edge
    QString section = {};        ///< the title of the section, for the header
    QString introduction = {};   ///< sentences above the puzzles
    double introductionText = 0; ///< the size of their letters
    bool hasNameLine = false;
    std::vector<PageItem> items = {};
    std::vector<PageHeading> headings = {};
};

} // namespace sudoku
