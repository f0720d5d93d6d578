#pragma once

#include <QString>

#include "ui/paint/paper/page.h"

namespace sudoku {

/// Returns a warning if \a puzzle is not known to have exactly one solution: "more than one solution", "no
/// solution", or "not checked" with the reason. Otherwise returns an empty text.
QString warningText(const PrintedPuzzle &puzzle);

/// Returns which rules of \a board are neither checked nor printed: "the rule 'fortress' is not supported".
/// Returns an empty text if there are none.
QString missingRulesText(const Board &board);

/// Gives \a puzzle the title with the author and the level that its board has. If the board has no title, \a
/// note is the title: the text behind the puzzle in its file. "Hard, seed 7" is no title but sets the level
/// and the seed of the puzzle.
void addTitle(PrintedPuzzle &puzzle, const QString &note = {});

/// Returns the texts that the caption of \a item begins with: "Puzzle 12", "Sunday", "Hard". That of a
/// solution is its number.
QStringList leadTexts(const PrintJob &job, const PageItem &item);
/// The caption above a puzzle or its solution.
struct CaptionTexts
{
    QStringList lead; ///< at the left: "Puzzle 12", "Sunday"; the level too if nothing else is there
    QString facts;    ///< at the right: "Hard · 24 clues"
};
CaptionTexts captionTexts(const PrintJob &job, const PageItem &item);

/// Returns what separates the texts of a caption.
QString captionDot();
/// Returns what is said of a puzzle besides: "more than one solution · 24 clues · seed 7".
QString factsText(const PrintedPuzzle &puzzle, const Caption &caption);

/// Returns the hints of the puzzles on \a page in a line: "Look at: 1 box 5 · 2 row 3"; empty if there are
/// none.
QString hintsText(const PrintJob &job, const Page &page);

/// Returns the rules of \a board as they are printed: in the words of its author, else those of rulesText().
QString printedRules(const Board &board);

/// Returns the title of a file with \a job: its own, or that of a single puzzle.
QString titleOf(const PrintJob &job);
/// Returns the author of all puzzles of \a job: the chosen one, or the one that all of them have.
QString authorOf(const PrintJob &job);

/// Returns whether the pages of \a job have a header.
bool hasTitles(const PrintJob &job);

/// Returns the heading above the solutions.
QString solutionsHeading();

/// Returns the note below a puzzle: "Solution on page 112".
QString solutionPageText(int page);

/// Returns what happens to \a letters, which no font shows: "no font on this machine has 数独, …". Returns an
/// empty text if there are none.
QString missingLettersText(const QString &letters);

/// Returns what stands before a row of symbols: "Symbols:".
QString symbolsLabel();
/// Returns the labels of the lines for the name of a person and a date.
QString nameLabel();
QString dateLabel();

} // namespace sudoku
