#pragma once

#include "core/board/parallel.h"
#include "core/solve/timelimit.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/paint/paper/printfault.h"

#include <stop_token>
#include <vector>

namespace sudoku {

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

/// Returns the room at the bound edge that printing houses ask for, in mm: 0 for few pages.
double pressGutter(int pageCount);

/// Returns all faults of \a document.
std::vector<PrintFault> preflight(const PrintDocument &document, const PreflightRequest &request = {},
                                  const std::stop_token &stop = {});

} // namespace sudoku
