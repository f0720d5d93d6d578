#pragma once

#include "ui/paint/printjob.h"

namespace sudoku {

/// How puzzles are divided into sections, each of which begins a page.
enum class Sectioning { AsGiven, ByLevel, None };

/// Divides the puzzles of \a sections anew. By level, those without a level come last, without a title.
std::vector<PrintSection> sectioned(std::vector<PrintSection> sections, Sectioning how);

} // namespace sudoku
