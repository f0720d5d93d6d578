#pragma once

#include <QString>

namespace sudoku {

/// Where a value is in a book, such as "paper" or "chapters[1].puzzles[0].size".
struct BookPlace
{
    int chapter = -1;    ///< or -1 if it is in no chapter
    int puzzles = -1;    ///< of the chapter, or -1
    QString member = {}; ///< of these puzzles, of the chapter or of the book; may be empty
};

/// Returns what \a place, the text of a place, means.
BookPlace readPlace(const QString &place);

/// What is wrong with a book, or with what it needs on this machine.
struct BookFault
{
    QString place; ///< as above
    QString what;  ///< within a sentence
};

} // namespace sudoku
