#pragma once

#include <QString>

#include "ui/generate/puzzlefactory.h"
#include "ui/list/collection/collectionprogress.h"

namespace sudoku {

struct SymbolSet;

/// Returns a text such as "Puzzle 3 of 20: 27 clues so far, 31 tests, 1.2 s"
QString progressText(const PuzzleProgress &progress);

/// Returns whether \a made does not have the number of clues that was requested.
bool isMissed(const MadePuzzle &made);

/// Returns a text such as "24 clues after 60.0 s; 22 requested" if \a made is not as requested, otherwise an
/// empty text.
QString missText(const MadePuzzle &made);

/// Returns \a made for the list: with the note of the command line behind it, "Hard 1122, seed 7".
ListedPuzzle listed(const MadePuzzle &made, const SymbolSet &symbols);

/// Returns a text such as "9 × 9, symmetry: half turn": what the puzzles of a request have in common.
QString kindText(const GenerateRequest &request);

/// Returns the same of an order, with its symbols: "9 × 9, symbols: animals".
QString orderText(const PuzzleOrder &order);

/// Returns the result of a run that made \a count puzzles; \a missed of them do not have the requested
/// number of clues.
QString endText(const OrHalt<Outcome> &outcome, int count, int missed);

} // namespace sudoku
