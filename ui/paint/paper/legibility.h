#pragma once

#include "ui/paint/paper/printdocument.h"
#include "ui/paint/paper/printfault.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// What readers cannot read.
struct Legibility
{
    /// What is too small: cells to write in, cells of solutions, and letters beside the boards.
    std::vector<PrintFault> tooSmall;
    std::vector<PrintFault> cut; ///< texts for which there is no room, each with its pages
};

/// Paints the texts of \a document once to find out. Empty after a stop.
Legibility legibilityOf(const PrintDocument &document, const std::stop_token &stop = {});

} // namespace sudoku
