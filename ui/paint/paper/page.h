#pragma once

#include "ui/paint/paper/symbolrow.h"
#include "ui/printjob/pagelayout.h"
#include "ui/printjob/printjob.h"

#include <optional>
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
    int solutionPage = 0; ///< the number of the page with the solution of this puzzle; 0 to say nothing
};

/// The title of a section above its solutions.
struct PageHeading
{
    QString text;
    QRectF place;
};

/// A text of a page without boards.
struct PageText
{
    QString text;
    QRectF place;
    double size; ///< of the letters
    bool isBold = false;
    bool isCentred = false;
};

/// A page of another PDF file, which fills a page. Only PDF files show it.
struct InsertedPage
{
    QString file;
    int index; ///< in that file, from 0
};

/// The content of a page; lengths are in mm.
struct Page
{
    PageFrame frame;
    int number = 0;              ///< as it is printed
    double shift = 0;            ///< to the right, because the gutter of the page is at its other edge
    bool isRight = true;         ///< in a book that lies open
    QString section = {};        ///< the title of the section, for the header
    QString introduction = {};   ///< sentences above the puzzles
    double introductionText = 0; ///< the size of their letters
    std::optional<SymbolRow> symbolRow = {}; ///< below these sentences
    bool hasNameLine = false;
    std::vector<PageItem> items = {};
    std::vector<PageHeading> headings = {};
    std::vector<PageText> texts = {};
    std::optional<InsertedPage> inserted = {};
    double footText = 0; ///< the size of the letters of the page number
    bool hasHeader = true;
    bool hasFooter = true;
};

} // namespace sudoku
