#pragma once

#include <QString>

class QPalette;
class QTextDocument;

namespace sudoku {

/// Returns the anchor of a heading, as GitHub makes it: "No solution: Fix…" is "no-solution-fix".
QString anchorOf(const QString &heading);

/// Completes a document that was read from Markdown: gives each heading its anchor, each picture its caption,
/// and tables and links a look that suits \a palette. The text does not depend on the palette.
void layOut(QTextDocument &document, const QPalette &palette);

} // namespace sudoku
