#include "ui/paint/symbolpictures.h"

#include "ui/text/strings.h"

#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

/// The linker drops the resources of a static library unless they are asked for, by name and outside any
/// namespace.
static void useSymbols()
{
    Q_INIT_RESOURCE(symbols);
}

namespace sudoku {
namespace {

QString drawingOf(const SymbolSet &symbols, Digit digit)
{
    const QString name = toQString(symbols.pictures[digit - 1]).replace(QLatin1Char(' '), QLatin1Char('-'));
    QFile file(QStringLiteral(":/symbols/%1/%2.svg").arg(toQString(symbols.id), name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString quoted(const QString &value)
{
    return QLatin1Char('"') + value + QLatin1Char('"');
}

QString inInk(QString drawing, const QColor &ink, bool hasColours)
{
    static const QRegularExpression fill(QStringLiteral("fill=\"#(?!000\"|111\"|010101\")[0-9a-f]+\""));
    const QString onlyInk = quoted(QStringLiteral("#010101"));
    if (hasColours)
        drawing.replace(onlyInk, quoted(QStringLiteral("none")));
    else
        drawing.replace(fill, QStringLiteral("fill=\"#fff\""))
            .replace(QStringLiteral("stroke=\"#fff\""), QStringLiteral("stroke=\"none\""))
            .replace(onlyInk, quoted(ink.name()))
            .replace(quoted(QStringLiteral("#111")), quoted(ink.name()));
    return drawing.replace(quoted(QStringLiteral("#000")), quoted(ink.name()));
}

} // namespace

SymbolPictures::SymbolPictures(const SymbolSet &symbols, int digitCount, const QColor &ink, bool hasColours)
{
    useSymbols();
    m_drawings.resize(digitCount + 1);
    for (Digit digit = 1; digit <= digitCount; ++digit)
        m_drawings[digit] =
            std::make_unique<QSvgRenderer>(inInk(drawingOf(symbols, digit), ink, hasColours).toUtf8());
}

SymbolPictures::~SymbolPictures() = default;
SymbolPictures::SymbolPictures(SymbolPictures &&) noexcept = default;

void SymbolPictures::draw(QPainter &painter, const QRectF &place, Digit digit) const
{
    painter.setPen(Qt::NoPen); // or a page would repeat the colour of a pen that draws nothing
    painter.setBrush(Qt::NoBrush);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    m_drawings[digit]->render(&painter, place);
    painter.restore();
}

QPixmap symbolPixmap(const SymbolSet &symbols, Digit digit, const QColor &ink, int side, qreal pixelRatio)
{
    QPixmap pixmap(QSizeF(side * pixelRatio, side * pixelRatio).toSize());
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    SymbolPictures(symbols, digit, ink, true).draw(painter, QRectF(0, 0, side, side), digit);
    return pixmap;
}

} // namespace sudoku
