#pragma once

#include "ui/pictures/boardlook.h"

namespace sudoku {

/// Looks for the rules of some kinds and adds them to \a found. What it has explained, it takes out of the
/// shades, so that the next finder does not see it.
using RuleFinder = void (*)(BoardLook &look, FoundRules &found);

/// Returns the rules that all finders find, in the order of their table.
FoundRules rulesOn(BoardLook look);

} // namespace sudoku
