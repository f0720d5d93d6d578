#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

class QPainter;
class QPalette;
class QRectF;

namespace sudoku {

class GlyphCache;

/// The pages of techniques (ui/teach/pages) as pages of the handbook: "technique-x-wing.md", with the
/// pictures "technique-x-wing-0.png" and so on.

/// Returns the files of all articles in the order in which the techniques are learned.
QStringList techniqueFiles();

/// Whether an article shows its boards. Without them it is there at once: nothing is solved.
enum class ArticleBoards { Shown, LeftOut };
/// Returns the Markdown of \a file, or an empty text if it is no such page.
QString techniqueArticle(const QString &file, ArticleBoards boards = ArticleBoards::Shown);
/// Returns the names of the pictures in the article \a file.
QStringList techniquePictures(const QString &file);
/// Paints the picture \a file in \a area in the colours of \a palette. Returns false if there is no such
/// picture.
bool paintTechniquePicture(QPainter &painter, const QRectF &area, const QString &file,
                           const QPalette &palette, GlyphCache &cache);
/// Returns the picture \a file in the colours of \a palette, \a side pixels wide, or a null image.
QImage techniquePicture(const QString &file, const QPalette &palette, int side);
/// Returns \a text, in which the tables of techniques link to their pages.
QString withTechniqueLinks(QString text);

} // namespace sudoku
