#include "ui/paint/paper/pixelcolours.h"

#include <QColor>
#include <QList>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int white = 255;

/// Returns the thresholds of a screen of dots, in a square that is repeated: clustered, so that presses print
/// each dot.
int thresholdAt(int x, int y)
{
    constexpr int side = 4;
    constexpr int order[side][side] = {{12, 5, 6, 13}, {4, 0, 1, 7}, {11, 3, 2, 8}, {15, 10, 9, 14}};
    return (2 * order[y % side][x % side] + 1) * (white + 1) / (2 * side * side);
}

/// Returns whether a pixel of \a grey is in an area of one tint, and not on the edge of something.
bool isTint(const QImage &grey, int x, int y)
{
    const int own = grey.constScanLine(y)[x];
    for (int row = std::max(y - 1, 0); row <= std::min(y + 1, grey.height() - 1); ++row)
        for (int column = std::max(x - 1, 0); column <= std::min(x + 1, grey.width() - 1); ++column)
            if (grey.constScanLine(row)[column] != own)
                return false;
    return true;
}

QImage blackAndWhite(const QImage &grey)
{
    QImage image(grey.size(), QImage::Format_Mono);
    image.setColorTable({qRgb(white, white, white), qRgb(0, 0, 0)});
    image.fill(0);
    for (int y = 0; y < grey.height(); ++y)
        for (int x = 0; x < grey.width(); ++x) {
            const int threshold = isTint(grey, x, y) ? thresholdAt(x, y) : (white + 1) / 2;
            if (grey.constScanLine(y)[x] < threshold)
                image.setPixel(x, y, 1);
        }
    return image;
}

} // namespace

QImage withColours(const QImage &image, const PictureLook &look)
{
    if (image.isNull() || look.pixels == PixelKind::Rgb)
        return image;
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    if (look.pixels == PixelKind::OneBit) {
        QImage lines = blackAndWhite(grey);
        if (look.isTransparent)
            lines.setColor(0, qRgba(white, white, white, 0));
        return lines;
    }
    if (!look.isTransparent)
        return grey;
    QImage ink(grey.constBits(), grey.width(), grey.height(), grey.bytesPerLine(), QImage::Format_Indexed8);
    QList<QRgb> inks;
    for (int tone = 0; tone <= white; ++tone)
        inks += qRgba(0, 0, 0, white - tone);
    ink.setColorTable(inks);
    return ink.copy();
}

} // namespace sudoku
