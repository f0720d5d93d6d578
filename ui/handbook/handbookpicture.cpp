#include "ui/handbook/handbookpicture.h"

#include "ui/paint/boardstyle.h"

#include <QPalette>

#include <algorithm>

namespace sudoku {
namespace {

/// Maps colours so that white becomes as dark as \a ground, and black as light as \a ink.
QRgb turned(QRgb colour, float ground, float ink)
{
    float hue = 0;
    float saturation = 0;
    float lightness = 0;
    QColor::fromRgb(colour).getHslF(&hue, &saturation, &lightness);
    return QColor::fromHslF(hue, saturation, ink + lightness * (ground - ink)).rgb();
}

} // namespace

QImage suitedTo(const QPalette &palette, const QImage &picture)
{
    if (!isDark(palette))
        return picture;
    const float ground = palette.color(QPalette::Base).lightnessF();
    const float ink = palette.color(QPalette::Text).lightnessF();
    QImage image = picture.convertToFormat(QImage::Format_Indexed8); // pictures have few colours
    QList<QRgb> colours = image.colorTable();
    std::ranges::transform(colours, colours.begin(),
                           [ground, ink](QRgb colour) { return turned(colour, ground, ink); });
    image.setColorTable(colours);
    return image;
}

} // namespace sudoku
