#pragma once

#include "core/board/parallel.h"
#include "core/solve/timelimit.h"
#include "ui/paint/paper/printdocument.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// What printing houses refuse, or what should not be in a book.
struct PrintFault
{
    QString text;                ///< a sentence without period: "lines of 0.26 pt; printing houses ask …"
    std::vector<int> pages = {}; ///< as they are numbered, ascending; empty if it is about all
};

/// A puzzle of an earlier book, which should not be in a new one.
struct EarlierPuzzle
{
    Board board;
    QString file;
    int number; ///< in the file, from 1
};

/// What preflight needs besides the pages.
struct PreflightRequest
{
    std::vector<EarlierPuzzle> earlier = {};
    int threads = processorCount();
    TimeLimit::Time timeLimit = {}; ///< of the rating of each puzzle
};

inline constexpr double minPressLine = 0.75; // points
inline constexpr double minPressText = 7;    // points

/// Returns the room at the bound edge that printing houses ask for, in mm: 0 for few pages.
double pressGutter(int pageCount);

/// Returns all faults of \a document.
std::vector<PrintFault> preflight(const PrintDocument &document, const PreflightRequest &request = {},
                                  const std::stop_token &stop = {});

/// Returns a fault with its pages: "pages 1-4, 7: lines of 0.26 pt; …".
QString faultText(const PrintFault &fault);

} // namespace sudoku
