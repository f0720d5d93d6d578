#pragma once

#include <QImage>
#include <QString>

class QPalette;

namespace sudoku {

/// The pages of techniques (ui/teach/pages) as pages of the handbook: "technique-x-wing.md", with the
/// pictures "technique-x-wing-0.png" and so on.

/// Returns the Markdown of \a file, or an empty text if it is no such page.
QString techniqueArticle(const QString &file);
/// Returns the picture \a file in the colours of \a palette, \a side pixels wide, or a null image.
QImage techniquePicture(const QString &file, const QPalette &palette, int side);
/// Returns \a text, in which the tables of techniques link to their pages.
QString withTechniqueLinks(QString text);

} // namespace sudoku
