#pragma once

#include <QString>

#include <vector>

class QTextDocument;

namespace sudoku {

/// What search finds as a whole: a paragraph, an item of a list or a row of a table.
struct HandbookPassage
{
    QString text;
    int start; ///< where it is in its document
    int end;
};

std::vector<HandbookPassage> passagesOf(const QTextDocument &document);

} // namespace sudoku
