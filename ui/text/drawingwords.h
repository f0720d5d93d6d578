#pragma once

#include <QString>

#include "core/board/puzzle.h"
#include "core/transform/drawnrules.h"

namespace sudoku {

/// Returns what a puzzle shows beside its rules: "5 drawings and fog; no rules". The puzzle has some.
QString drawingsText(const PuzzleInfo &info);

/// Returns what the drawings are, each kind or name on a line: "3 × mod 5 cages", "2 lines".
QString drawingNames(const PuzzleInfo &info);

/// Returns "3 × mod 5 cages", or "2 lines" where they have no name.
QString drawnGroupText(const DrawnGroup &group);

} // namespace sudoku
