#pragma once

#include "ui/paint/paper/page.h"

#include <vector>

namespace sudoku {

/// The pages of a book that have text instead of boards.

/// Returns a page with the first of \a lines as a large title and the others below it, in the middle.
Page titlePage(const PrintJob &job, const QStringList &lines);
/// Returns a page with the \a title of a chapter and, below it or on pages of their own if they are long, \a
/// paragraphs.
std::vector<Page> chapterPages(const PrintJob &job, const QString &title, const QStringList &paragraphs);
/// Returns a page with small \a lines at its foot.
Page smallPrintPage(const PrintJob &job, const QStringList &lines);
/// Returns pages with \a paragraphs under \a title, as many as they fill.
std::vector<Page> prosePages(const PrintJob &job, const QString &title, const QStringList &paragraphs);

/// Returns the paragraphs on how to solve that the program brings: the rules of all kinds of puzzles in \a
/// job, and how to begin.
QStringList standardHowTo(const PrintJob &job);
/// Returns the title of those pages.
QString howToHeading();

} // namespace sudoku
