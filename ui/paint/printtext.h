#pragma once

#include <QString>

#include "ui/paint/printjob.h"

namespace sudoku {

/// Returns a warning if \a puzzle is not known to have exactly one solution: "more than one solution", "no
/// solution", or "not checked" with the reason. Otherwise returns an empty text.
QString warningText(const PrintedPuzzle &puzzle);

/// Returns which rules of \a board are neither checked nor printed: "the rule 'fortress' is not supported".
/// Returns an empty text if there are none.
QString missingRulesText(const Board &board);

/// Gives \a puzzle the title and the author that its board has. If the board has no title, \a note is the
/// title: the text behind the puzzle in its file. "seed 7" is no title but sets the seed of the puzzle.
void addTitle(PrintedPuzzle &puzzle, const QString &note = {});

/// Returns the facts that a page prints beside the title of a puzzle: "more than one solution · 24 clues ·
/// seed 7".
QString factsText(const PrintedPuzzle &puzzle);

/// Returns the rules of \a puzzle beyond rows, columns and boxes, each as a sentence: "Each main diagonal
/// contains every digit once". Returns an empty text for a classic puzzle.
QString rulesText(const Puzzle &puzzle);

/// Returns the rules of \a board as they are printed: in the words of its author, else those of rulesText().
QString printedRules(const Board &board);

/// Returns the rules of \a puzzle as sentences for people who solve it, those of the houses first. A person
/// may go on writing with them.
QString proposedRules(const Puzzle &puzzle);

/// Returns whether the pages of \a job have a header.
bool hasTitles(const PrintJob &job);

/// Returns the heading above the solutions.
QString solutionsHeading();

} // namespace sudoku
