#include "ui/paint/glyphcache.h"

#include <QFontMetricsF>
#include <QPainter>

#include "ui/paint/drawtext.h"
#include "ui/text/toqstring.h"

#include <cmath>

namespace sudoku {

Glyphs::Glyphs(const SymbolSet &symbols, int digitCount, const QFont &font, const QColor &colour,
               qreal pixelRatio)
    : m_font(font),
      m_colour(colour),
      m_pixelRatio(pixelRatio),
      m_glyphs(digitCount + 1)
{
    const QFontMetricsF metrics(font);
    m_lineHeight = metrics.capHeight() * 1.5;
    m_ascent = metrics.ascent();
    m_middle = metrics.capHeight() / 2;
    for (Digit digit = 1; digit <= digitCount; ++digit) {
        Glyph &glyph = m_glyphs[digit];
        glyph.text = QString::fromStdString(symbols.symbol(digit));
        glyph.width = metrics.horizontalAdvance(glyph.text);
        if (pixelRatio > 0)
            glyph.pixmap = render(glyph);
    }
}

void Glyphs::draw(QPainter &painter, QPointF centre, Digit digit) const
{
    const Glyph &glyph = m_glyphs[digit];
    const QPointF baseLine = centre + QPointF(-glyph.width / 2, m_middle);
    if (m_pixelRatio == 0) {
        drawText(painter, baseLine, glyph.text, m_font, m_colour);
        return;
    }
    // Aligns the copy with pixels, so that it stays as sharp as the original.
    const auto snap = [this](qreal at) { return std::round(at * m_pixelRatio) / m_pixelRatio; };
    painter.drawPixmap(QPointF(snap(baseLine.x() - 1), snap(baseLine.y() - m_ascent)), glyph.pixmap);
}

QPixmap Glyphs::render(const Glyph &glyph) const
{
    const QFontMetricsF metrics(m_font);
    const QSizeF size(glyph.width + 2, metrics.height());
    QPixmap pixmap((size * m_pixelRatio).toSize() + QSize(1, 1));
    pixmap.setDevicePixelRatio(m_pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setFont(m_font);
    painter.setPen(m_colour);
    painter.drawText(QPointF(1, m_ascent), glyph.text);
    return pixmap;
}

const Glyphs &GlyphCache::glyphs(const SymbolSet &symbols, int digitCount, const QFont &font,
                                 const QColor &colour, qreal pixelRatio)
{
    const QString key = QStringLiteral("%1 %2 %3 %4 %5")
                            .arg(toQString(symbols.id))
                            .arg(digitCount)
                            .arg(font.key(), colour.name())
                            .arg(pixelRatio);
    const auto found = m_glyphs.find(key);
    if (found != m_glyphs.end())
        return found->second;
    return m_glyphs.emplace(key, Glyphs(symbols, digitCount, font, colour, pixelRatio)).first->second;
}

void GlyphCache::trim()
{
    constexpr std::size_t maxGlyphs = 64;
    if (m_glyphs.size() > maxGlyphs)
        m_glyphs.clear();
}

} // namespace sudoku
