// Draws an SVG in several sizes, for desktops that cannot: rendericon SVG FOLDER SIZE...
//
// Writes FOLDER/SIZE.png for each SIZE, in pixels. Exit status 1 if it cannot.

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace {

bool writeIcon(QSvgRenderer &svg, const QString &folder, const QString &size)
{
    const int side = size.toInt();
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    svg.render(&painter);
    painter.end();
    return image.save(QStringLiteral("%1/%2.png").arg(folder, size));
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments().mid(1);
    QSvgRenderer svg(arguments.value(0));
    bool isWritten = svg.isValid();
    for (const QString &size : arguments.mid(2))
        isWritten = isWritten && writeIcon(svg, arguments.value(1), size);
    return isWritten ? 0 : 1;
}
