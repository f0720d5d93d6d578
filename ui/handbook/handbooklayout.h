#pragma once

#include <QString>

class QPalette;
class QTextDocument;

namespace sudoku {

/// Returns the anchor of a heading, as GitHub makes it: "No solution: Fix…" is "no-solution-fix".
QString anchorOf(const QString &heading);

/// Gives each picture of a document that was read from Markdown its caption: then its text is whole.
void addCaptions(QTextDocument &document);
/// Completes such a document: adds captions, gives each heading its anchor, and tables and links a look that
/// suits \a palette.
void layOut(QTextDocument &document, const QPalette &palette);

} // namespace sudoku
