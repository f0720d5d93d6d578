#pragma once

#include "app/print/printtarget.h"
#include "app/print/sources.h"

namespace sudoku::cli {

/// Writes a picture of each puzzle and, if the names tell them apart, of each solution, and the table of
/// them. Refuses names and sizes that will not do before any puzzle is checked.
ExitStatus printPictures(const Settings &settings, const PrintTarget &target, std::vector<Source> sources);

} // namespace sudoku::cli
