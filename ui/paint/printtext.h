#pragma once

#include <QString>

#include "ui/paint/printjob.h"

namespace sudoku {

/// That a puzzle has not exactly one solution: "more than one solution", "no solution", or "not checked" and
/// why; else nothing.
QString warningText(const PrintedPuzzle &puzzle);

/// Which rules of \a board are neither checked nor printed: "the rule 'fortress' is not supported", or
/// nothing.
QString missingRulesText(const Board &board);

/// Gives \a puzzle the title that its board has, with the author; where it has none, \a note, which stood
/// behind it in a text. "seed 7" is no title: the puzzle gets that seed.
void addTitle(PrintedPuzzle &puzzle, const QString &note = {});

/// What is said about a puzzle beside its number and title: "more than one solution · 24 clues · seed 7".
QString factsText(const PrintedPuzzle &puzzle);

/// The rules that a player must be told: "No digit is repeated on the diagonal from top left to bottom
/// right"; nothing for a classic puzzle.
QString rulesText(const Puzzle &puzzle);

/// Whether the header of pages with puzzles has something to say.
bool hasTitles(const PrintJob &job);

/// The word above solutions.
QString solutionsHeading();

} // namespace sudoku
