#include "packaging/handbook/techniqueboards.h"

#include "ui/handbook/techniquearticle.h"
#include "ui/text/savefile.h"

#include <QBuffer>
#include <QDir>
#include <QImage>

namespace sudoku {
namespace {

constexpr int side = 684; // pixels: half as many again as the page gives them, for fine screens

bool writeBoard(const QString &name, const QPalette &palette, const QString &path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return techniquePicture(name, palette, side).save(&buffer, "PNG") && !saveFile(path, bytes);
}

} // namespace

QPalette boardPalette(ColourScheme scheme)
{
    const ColourRoles &colours = coloursOf(scheme);
    QPalette palette{QColor(colours.win)};
    palette.setColor(QPalette::Window, QColor(colours.win));
    palette.setColor(QPalette::Base, QColor(colours.paper));
    palette.setColor(QPalette::Text, QColor(colours.ink));
    return palette;
}

bool writeTechniqueBoards(const QString &folder)
{
    const QPalette light = boardPalette(ColourScheme::Light);
    const QPalette dark = boardPalette(ColourScheme::Dark);
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
