#pragma once

#include <QObject>
#include <QTextObjectInterface>

#include "ui/paint/glyphcache.h"

#include <QPalette>

namespace sudoku {

/// Draws the pictures of a text document on a page: the boards of techniques as lines and letters, which are
/// sharp at any scale and small in the file, and all others as images. The format of a picture says its name
/// and its size in pixels of 1/96 inch.
class PdfPictures : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// \a pixel is the length of such a pixel on the page; \a palette has the colours of boards.
    PdfPictures(double pixel, const QPalette &palette, QObject *parent = nullptr)
        : QObject(parent),
          m_pixel(pixel),
          m_palette(palette)
    {
    }

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    double m_pixel;
    QPalette m_palette;
    GlyphCache m_cache;
};

} // namespace sudoku
