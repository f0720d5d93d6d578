#pragma once

#include <QString>

#include <vector>

class QPalette;
class QTextDocument;

namespace sudoku {

/// A heading below the title of a page, and the name by which a link goes there: "page.md#anchor".
struct HandbookSection
{
    QString title;
    QString anchor;
};

/// The name of a heading in links, as GitHub makes it: "No solution: Fix…" is "no-solution-fix".
QString anchorOf(const QString &heading);

/// Finishes what was read from Markdown: gives each heading its anchor, each picture its caption, and tables
/// and links a look that suits \a palette. The text, but not the look, is the same for each palette.
void layOut(QTextDocument &document, const QPalette &palette);

/// The title of a page that is laid out.
QString titleOf(const QTextDocument &document);
/// In the order of the page.
std::vector<HandbookSection> sectionsOf(const QTextDocument &document);

} // namespace sudoku
