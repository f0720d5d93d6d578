#pragma once

#include "app/cli/run/command.h"
#include "ui/paint/paper/preflight.h"

#include <string>
#include <vector>

namespace sudoku::cli {

/// A puzzle and its place in the input.
struct Source
{
    std::string file;
    int line;
    PrintedPuzzle puzzle;
    std::string problem = {}; ///< if the check failed
};

/// Returns all puzzles of the input. Reports texts that are no puzzle, and sets \a worst to Failure.
std::vector<Source> readAll(const Settings &settings, ExitStatus &worst);

/// Returns the puzzles of the earlier books, and reports as readAll() does.
std::vector<EarlierPuzzle> readEarlier(const Settings &settings, ExitStatus &worst);

/// Checks the puzzles. The page and standard error say so if a puzzle does not have exactly one solution;
/// standard error also says which ones get no QR code on paper that leads to \a code.
ExitStatus checkAll(const Settings &settings, std::vector<Source> &sources, LinkTarget code);

} // namespace sudoku::cli
