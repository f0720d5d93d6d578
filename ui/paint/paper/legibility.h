#pragma once

#include "ui/paint/paper/printdocument.h"
#include "ui/paint/paper/printfault.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// Returns what is too small for readers on the pages of \a document: cells to write in, cells of solutions,
/// and letters beside the boards.
std::vector<PrintFault> tooSmallPrint(const PrintDocument &document, const std::stop_token &stop = {});

/// Returns the texts that are cut because there is no room, each with its pages.
std::vector<PrintFault> cutTexts(const PrintDocument &document, const std::stop_token &stop = {});

} // namespace sudoku
