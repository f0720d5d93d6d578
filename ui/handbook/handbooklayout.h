#pragma once

#include <QString>

#include <vector>

class QPalette;
class QTextDocument;

namespace sudoku {

/// A heading below the title of a page, and its anchor in links: "page.md#anchor".
struct HandbookSection
{
    QString title;
    QString anchor;
};

/// Returns the anchor of a heading, as GitHub makes it: "No solution: Fix…" is "no-solution-fix".
QString anchorOf(const QString &heading);

/// Completes a document that was read from Markdown: gives each heading its anchor, each picture its caption,
/// and tables and links a look that suits \a palette. The text does not depend on the palette.
void layOut(QTextDocument &document, const QPalette &palette);

/// Returns the title of a page after layOut().
QString titleOf(const QTextDocument &document);
/// Returns the sections of a page, in order.
std::vector<HandbookSection> sectionsOf(const QTextDocument &document);

} // namespace sudoku
