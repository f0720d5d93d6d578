#pragma once

#include <QColor>
#include <QFont>
#include <QPixmap>
#include <QString>

#include "core/board/symbols.h"
#include "ui/paint/dotpictures.h"
#include "ui/paint/symbolpictures.h"

#include <map>
#include <optional>
#include <vector>

class QPainter;

namespace sudoku {

/// The symbols of all digits in one font and colour. On a raster each is drawn once and then copied: a board
/// of 25x25 full of pencil marks shows 15,625 of them, which takes 130 ms as text and 2 ms as pixmaps. On
/// paper they stay text.
class Glyphs
{
public:
    /// Makes the glyphs; \a pixelRatio is 0 for a device that is no raster. Letters have a narrow edge of the
    /// colour \a halo if it is valid, and pictures have colours of their own unless \a hasColours is false.
    Glyphs(const SymbolSet &symbols, int digitCount, const QFont &font, const QColor &colour,
           const QColor &halo, qreal pixelRatio, bool hasColours);

    qreal width(Digit digit) const { return m_glyphs[digit].width; }
    qreal lineHeight() const { return m_lineHeight; }
    qreal capitalHeight() const { return 2 * m_middle; }
    /// Draws \a digit so that the middle of a capital letter is at \a centre.
    void draw(QPainter &painter, QPointF centre, Digit digit) const;

private:
    struct Glyph
    {
        QString text;
        qreal width = 0;
        QPixmap pixmap;
    };

    QPixmap render(const Glyph &glyph) const;
    QPixmap renderPicture(Digit digit) const;
    void drawHalo(QPainter &painter, QPointF baseLine, const QString &text) const;

    QFont m_font;
    QColor m_colour;
    QColor m_halo;
    qreal m_haloReach; // beyond the strokes
    qreal m_pixelRatio;
    qreal m_lineHeight;
    qreal m_ascent;
    qreal m_middle;                           // the middle of capital letters above the base line
    std::optional<SymbolPictures> m_pictures; // instead of texts
    std::vector<Glyph> m_glyphs;
};

/// Keeps the Glyphs and dots of a board between paintings.
class GlyphCache
{
public:
    /// Returns the glyphs for these properties; valid until trim().
    const Glyphs &glyphs(const SymbolSet &symbols, int digitCount, const QFont &font, const QColor &colour,
                         const QColor &halo, qreal pixelRatio, bool hasColours = true);
    DotPictures &dots() { return m_dots; }
    /// Removes all glyphs if there are many, because a window that is being resized needs new ones all the
    /// time.
    void trim();

private:
    std::map<QString, Glyphs> m_glyphs;
    DotPictures m_dots;
};

} // namespace sudoku
