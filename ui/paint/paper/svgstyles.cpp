#include "ui/paint/paper/svgstyles.h"

#include <QBrush>
#include <QFont>
#include <QPen>

#include <algorithm>

namespace sudoku {
namespace {

/// Returns a colour as the value of \a property, with its opacity if it is not opaque.
QByteArray colourAs(const QByteArray &property, const QColor &colour)
{
    QByteArray text = property + ':' + colour.name().toLatin1() + ';';
    if (colour.alpha() < 255)
        text += property + "-opacity:" + svgNumber(colour.alphaF()) + ';';
    return text;
}

QByteArray dashesOf(const QPen &pen, double scale)
{
    if (pen.style() == Qt::SolidLine)
        return {};
    QByteArrayList lengths;
    for (const qreal length : pen.dashPattern()) // in widths of the pen
        lengths += svgNumber(length * pen.widthF() * scale);
    return "stroke-dasharray:" + lengths.join(' ') + ';';
}

} // namespace

QByteArray svgNumber(double number)
{
    QByteArray text = QByteArray::number(number, 'f', 3);
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text == "-0" ? "0" : text;
}

QByteArray svgFill(const QBrush &brush)
{
    return brush.style() == Qt::NoBrush ? QByteArray("fill:none;") : colourAs("fill", brush.color());
}

QByteArray svgStroke(const QPen &pen, double scale)
{
    if (pen.style() == Qt::NoPen)
        return {};
    QByteArray text = colourAs("stroke", pen.color()) + "stroke-width:" + svgNumber(pen.widthF() * scale)
                      + ';' + dashesOf(pen, scale);
    if (pen.capStyle() != Qt::FlatCap)
        text += pen.capStyle() == Qt::RoundCap ? "stroke-linecap:round;" : "stroke-linecap:square;";
    if (pen.joinStyle() == Qt::RoundJoin)
        text += "stroke-linejoin:round;";
    else if (pen.joinStyle() == Qt::BevelJoin)
        text += "stroke-linejoin:bevel;";
    return text;
}

QByteArray svgFont(const QFont &font, double scale)
{
    QByteArray text =
        "font-family:" + font.family().toUtf8() + ";font-size:" + svgNumber(font.pixelSize() * scale) + "px;";
    if (font.weight() != QFont::Normal)
        text += "font-weight:" + QByteArray::number(static_cast<int>(font.weight())) + ';';
    if (font.italic())
        text += "font-style:italic;";
    return text;
}

QByteArray SvgStyles::classOf(const QByteArray &part, const QByteArray &declarations)
{
    QByteArray &name = m_names[part + '{' + declarations];
    if (name.isEmpty()) {
        const int count = ++m_counts[part];
        name = count == 1 ? part : part + '-' + QByteArray::number(count);
        m_rules.push_back({name, declarations});
    }
    return name;
}

QByteArray SvgStyles::sheet() const
{
    QByteArray text;
    for (const Rule &rule : m_rules)
        text += '.' + rule.name + '{' + rule.declarations.chopped(1) + "}\n";
    return text;
}

} // namespace sudoku
