#include "packaging/handbook/techniqueboards.h"

#include "ui/base/theme.h"
#include "ui/handbook/techniquearticle.h"
#include "ui/text/savefile.h"

#include <QBuffer>
#include <QDir>
#include <QHash>
#include <QImage>
#include <QPalette>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sudoku {
namespace {

constexpr int side = 684; // pixels: half as many again as the page gives them, for fine screens

/// Returns \a image with the 256 colours that it has most of, each other one replaced by the nearest. Only
/// edges of letters have more, and the file is less than half as large.
QImage withFewColours(const QImage &image)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    QList<QRgb> colours = counts.keys();
    std::ranges::sort(colours, {}, [&](QRgb colour) { return std::pair(-counts[colour], colour); });
    colours.resize(std::min<qsizetype>(colours.size(), 256));
    const auto distance = [](QRgb one, QRgb other) {
        return std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other))
               + std::abs(qBlue(one) - qBlue(other));
    };
    QHash<QRgb, uint> nearest;
    for (auto it = counts.keyBegin(); it != counts.keyEnd(); ++it)
        nearest[*it] = static_cast<uint>(
            std::ranges::min_element(colours, {}, [&](QRgb colour) { return distance(colour, *it); })
            - colours.begin());
    QImage result(image.size(), QImage::Format_Indexed8);
    result.setColorTable(colours);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            result.setPixel(x, y, nearest[image.pixel(x, y)]);
    return result;
}

bool writeBoard(const QString &name, const QPalette &palette, const QString &path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return withFewColours(techniquePicture(name, palette, side)).save(&buffer, "PNG")
           && !saveFile(path, bytes);
}

} // namespace

bool writeTechniqueBoards(const QString &folder)
{
    const QPalette light = paletteOf(ColourScheme::Light);
    const QPalette dark = paletteOf(ColourScheme::Dark);
    const QDir target(folder);
    for (const QString &file : techniqueFiles())
        for (const QString &name : techniquePictures(file))
            if (!writeBoard(name, light, target.filePath(name))
                || !writeBoard(name, dark, target.filePath(darkVersion(name))))
                return false;
    return true;
}

QString darkVersion(QString file)
{
    return file.replace(QLatin1String(".png"), QLatin1String("-dark.png"));
}

} // namespace sudoku
