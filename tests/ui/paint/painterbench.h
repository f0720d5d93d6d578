#pragma once

#include <QPainter>
#include <QTest>

#include "tests/testdata.h"
#include "ui/paint/boardpainter.h"

namespace sudoku::painterbench {

/// The colours of a desktop.
inline QPalette paletteOf(const QColor &text, const QColor &window, const QColor &base,
                          const QColor &highlight)
{
    QPalette palette(text, window);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Highlight, highlight);
    return palette;
}

inline const QPalette light =
    paletteOf(Qt::black, QColor(0xef, 0xef, 0xef), Qt::white, QColor(0x30, 0x8c, 0xc6));

inline const QPalette dark =
    paletteOf(Qt::white, QColor(0x35, 0x35, 0x35), QColor(0x23, 0x23, 0x23), QColor(0x2a, 0x82, 0xda));

inline BoardStyle styleOf(const QPalette &palette)
{
    return BoardStyle::forScreen(palette);
}

/// A board painted on \a side x \a side units of a screen with \a ratio pixels a unit.
struct Picture
{
    Picture(const Board &board, const BoardStyle &style, qreal ratio = 1, int side = 300,
            const BoardHighlights &highlights = {}, const char *symbols = "numbers")
        : layout(board.puzzle.geometry, QRectF(0, 0, side, side), {.pixelRatio = ratio}),
          image(QSize(side, side) * ratio, QImage::Format_RGB32)
    {
        image.setDevicePixelRatio(ratio);
        image.fill(style.background);
        GlyphCache cache;
        QPainter painter(&image);
        BoardPainter(layout, style, *findSymbolSet(symbols), cache)
            .paint(painter, board, highlights, QRectF(0, 0, side, side));
    }

    /// The pixel at a place in units.
    QColor at(QPointF point) const
    {
        return image.pixelColor((point * layout.pixelRatio() + QPointF(0.25, 0.25)).toPoint());
    }
    QRect pixels(const QRectF &rect) const
    {
        const qreal ratio = layout.pixelRatio();
        return QRectF(rect.topLeft() * ratio, rect.size() * ratio).toAlignedRect();
    }

    BoardLayout layout;
    QImage image;
};

inline Board boardOf(int size)
{
    return Board(emptyBoard(size));
}

inline int differentPixels(const QImage &a, const QImage &b, const QRect &within)
{
    int count = 0;
    for (int y = within.top(); y <= within.bottom(); ++y)
        for (int x = within.left(); x <= within.right(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    return count;
}

inline void addPalettes()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << light;
    QTest::newRow("dark") << dark;
}

} // namespace sudoku::painterbench
