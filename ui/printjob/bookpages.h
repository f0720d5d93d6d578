#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

#include <optional>

namespace sudoku {

/// All pages of another PDF file.
struct InsertedPages
{
    QString file = {}; ///< empty if nothing is inserted
    int count = 0;     ///< of its pages; 0 as long as nobody has looked
};

/// What a book has beside pages of puzzles. Texts are paragraphs; one that begins with "# " is a heading.
struct BookPages
{
    QStringList titlePage = {};            ///< lines, the title first; there is no such page without lines
    QStringList copyrightPage = {};        ///< lines, on the page behind the title
    std::optional<QStringList> howTo = {}; ///< how to solve; the program's own text if it is empty
    InsertedPages inserted = {};           ///< behind these
    InsertedPages insertedAtEnd = {};      ///< behind everything
    bool startsRight = false; ///< whether chapters begin on right-hand pages, behind a blank one if needed
    int solutionsPerPage = 0; ///< of the pages of solutions; 0 for as many as are legible
    bool saysSolutionPage = false; ///< "Solution on page 112" below each puzzle
    QString footer = {};           ///< a text at the foot of all pages
    bool hasPageNumbers = true;
    QString font = {}; ///< the family of the digits; empty for the program's own
    QDate date = {};   ///< of the file, so that it is the same whenever it is made; not valid for today
    bool isRepeatable = false; ///< whether a file has no other date than that
};

/// Returns what the book's \a text is without the sign of a heading, and whether it had one.
bool takeHeading(QString &text);

inline constexpr int maxSolutionsPerPage = 40;

} // namespace sudoku
