#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace sudoku {

/// Returns \a text so that LaTeX shows it.
QByteArray latexText(const QString &text);

/// Turns pictures that writeSvg() made into pictures of TikZ, which people can work on. The looks of all
/// pictures of a document are styles that they share. Letters are those of the document.
class TikzPictures
{
public:
    /// Returns \a svg as an environment tikzpicture.
    QByteArray picture(const QByteArray &svg);
    /// Returns the styles of all pictures, for the preamble.
    QByteArray styles() const;

private:
    QByteArray styleOf(const QByteArray &declarations);

    QHash<QByteArray, QByteArray> m_names; ///< by declarations of CSS
    QByteArray m_styles;
};

} // namespace sudoku
