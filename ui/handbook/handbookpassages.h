#pragma once

#include <QString>

#include <vector>

class QTextDocument;

namespace sudoku {

/// A passage that search finds as a whole: a paragraph, an item of a list or a row of a table.
struct HandbookPassage
{
    QString text;
    int start; ///< its position in the document
    int end;
    int headingLevel = 0; ///< 1 for the title of the page, 2 for a section, 0 for no heading
};

std::vector<HandbookPassage> passagesOf(const QTextDocument &document);

} // namespace sudoku
