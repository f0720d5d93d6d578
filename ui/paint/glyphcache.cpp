#include "ui/paint/glyphcache.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "ui/paint/drawtext.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

constexpr qreal haloWidth = 0.09;     // of the height of the font
constexpr qreal pictureHeight = 1.5;  // of a capital letter
constexpr qreal aroundPicture = 0.04; // of its height, on both sides

} // namespace

Glyphs::Glyphs(const SymbolSet &symbols, int digitCount, const QFont &font, const QColor &colour,
               const QColor &halo, qreal pixelRatio, bool hasColours)
    : m_font(font),
      m_colour(colour),
      m_halo(halo),
      m_haloReach(halo.isValid() ? std::max(font.pixelSize() * haloWidth, pixelRatio > 0 ? 1.0 : 0.0) : 0),
      m_pixelRatio(pixelRatio),
      m_glyphs(digitCount + 1)
{
    const QFontMetricsF metrics(font);
    m_lineHeight = metrics.capHeight() * 1.5;
    m_ascent = metrics.ascent();
    m_middle = metrics.capHeight() / 2;
    if (!symbols.pictures.empty()) {
        m_middle *= pictureHeight;
        m_lineHeight = capitalHeight() * (1 + aroundPicture);
        m_pictures.emplace(symbols, digitCount, colour, hasColours);
    }
    for (Digit digit = 1; digit <= digitCount; ++digit) {
        Glyph &glyph = m_glyphs[digit];
        glyph.text = QString::fromStdString(symbols.symbol(digit));
        glyph.width =
            m_pictures ? capitalHeight() * (1 + 2 * aroundPicture) : metrics.horizontalAdvance(glyph.text);
        if (pixelRatio > 0)
            glyph.pixmap = m_pictures ? renderPicture(digit) : render(glyph);
    }
}

void Glyphs::draw(QPainter &painter, QPointF centre, Digit digit) const
{
    const Glyph &glyph = m_glyphs[digit];
    const QRectF place(centre - QPointF(m_middle, m_middle), QSizeF(capitalHeight(), capitalHeight()));
    if (m_pictures && m_pixelRatio == 0) {
        m_pictures->draw(painter, place, digit);
        return;
    }
    const QPointF baseLine = centre + QPointF(-glyph.width / 2, m_middle);
    if (m_pixelRatio == 0) {
        drawHalo(painter, baseLine, glyph.text);
        drawText(painter, baseLine, glyph.text, m_font, m_colour);
        return;
    }
    // Aligns the copy with pixels, so that it stays as sharp as the original.
    const auto snap = [this](qreal at) { return std::round(at * m_pixelRatio) / m_pixelRatio; };
    if (m_pictures) {
        painter.drawPixmap(QPointF(snap(place.x()), snap(place.y())), glyph.pixmap);
        return;
    }
    painter.drawPixmap(QPointF(snap(baseLine.x() - 1 - m_haloReach), snap(baseLine.y() - m_ascent)),
                       glyph.pixmap);
}

QPixmap Glyphs::render(const Glyph &glyph) const
{
    const QFontMetricsF metrics(m_font);
    const QPointF baseLine(1 + m_haloReach, m_ascent);
    const QSizeF size(glyph.width + 2 * baseLine.x(), metrics.height());
    QPixmap pixmap((size * m_pixelRatio).toSize() + QSize(1, 1));
    pixmap.setDevicePixelRatio(m_pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawHalo(painter, baseLine, glyph.text);
    painter.setFont(m_font);
    painter.setPen(m_colour);
    painter.drawText(baseLine, glyph.text);
    return pixmap;
}

QPixmap Glyphs::renderPicture(Digit digit) const
{
    const QSizeF size(capitalHeight(), capitalHeight());
    QPixmap pixmap((size * m_pixelRatio).toSize().expandedTo({1, 1}));
    pixmap.setDevicePixelRatio(m_pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    m_pictures->draw(painter, QRectF(QPointF(), pixmap.deviceIndependentSize()), digit);
    return pixmap;
}

void Glyphs::drawHalo(QPainter &painter, QPointF baseLine, const QString &text) const
{
    if (!m_halo.isValid())
        return;
    QPainterPath outline;
    outline.addText(baseLine, m_font, text);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(outline, QPen(m_halo, 2 * m_haloReach, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

const Glyphs &GlyphCache::glyphs(const SymbolSet &symbols, int digitCount, const QFont &font,
                                 const QColor &colour, const QColor &halo, qreal pixelRatio, bool hasColours)
{
    const QString key =
        QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
            .arg(toQString(symbols.id))
            .arg(digitCount)
            .arg(font.key(), colour.name(), halo.isValid() ? halo.name(QColor::HexArgb) : QString())
            .arg(pixelRatio)
            .arg(hasColours);
    const auto found = m_glyphs.find(key);
    if (found != m_glyphs.end())
        return found->second;
    return m_glyphs.emplace(key, Glyphs(symbols, digitCount, font, colour, halo, pixelRatio, hasColours))
        .first->second;
}

void GlyphCache::trim()
{
    constexpr std::size_t maxGlyphs = 64;
    if (m_glyphs.size() > maxGlyphs)
        m_glyphs.clear();
    m_dots.trim();
}

} // namespace sudoku
