#pragma once

#include <QString>

#include "ui/generate/puzzlefactory.h"

namespace sudoku {

/// "Puzzle 3 of 20: 27 clues so far, 31 tests, 1.2 s"
QString progressText(const PuzzleProgress &progress);

/// Whether \a made has another number of clues than asked for.
bool isMissed(const MadePuzzle &made);

/// "24 clues after 60.0 s; 22 asked", where \a made is not what was asked for, or nothing.
QString missText(const MadePuzzle &made);

/// "9 × 9, diagonal from top left": what a solver must know.
QString shapeText(const Puzzle &shape);

/// The same with the kinds that are laid in.
QString shapeText(const GenerateRequest &request);

/// "9 × 9, symmetry: half turn": what the puzzles of a request have in common.
QString kindText(const GenerateRequest &request);

/// What became of a run that made \a count puzzles, \a missed of them with another number of clues than asked
/// for.
QString endText(const OrHalt<Outcome> &outcome, int count, int missed);

} // namespace sudoku
