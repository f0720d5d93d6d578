#include "ui/base/icons.h"

#include "ui/paint/boardstyle.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QRegularExpression>
#include <QSvgRenderer>

/// The linker drops the resources of a static library unless they are asked for, by name and outside any
/// namespace.
static void useResources()
{
    Q_INIT_RESOURCE(resources);
}

namespace sudoku {
namespace {

/// Draws an SVG whose black stands for the colour of text.
class TextColourEngine : public QIconEngine
{
public:
    explicit TextColourEngine(QByteArray svg) : m_svg(std::move(svg)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QSvgRenderer(mode == QIcon::Selected ? onHighlight() : inTextColour(mode)).render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new TextColourEngine(*this); }

private:
    QByteArray inTextColour(QIcon::Mode mode) const
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor colour = QGuiApplication::palette().color(group, QPalette::ButtonText);
        return QByteArray(m_svg).replace("#000000", colour.name().toLatin1());
    }

    /// Returns the picture for a highlighted row: the accents are nearer to the colour of its text, and so
    /// still differ from the ground.
    QByteArray onHighlight() const
    {
        static const QRegularExpression colours(QStringLiteral("#[0-9a-fA-F]{6}"));
        const QColor text = QGuiApplication::palette().color(QPalette::HighlightedText);
        QString svg = QString::fromUtf8(m_svg);
        for (qsizetype at = svg.indexOf(colours); at >= 0; at = svg.indexOf(colours, at + 1)) {
            const QColor colour(svg.mid(at, 7));
            svg.replace(at, 7, (colour == QColor(Qt::black) ? text : blend(colour, text, 0.6)).name());
        }
        return svg.toUtf8();
    }

    QByteArray m_svg;
};

} // namespace

QIcon icon(const QString &name)
{
    useResources();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new TextColourEngine(file.readAll()));
}

QIcon applicationIcon()
{
    useResources();
    return QIcon(QStringLiteral(":/icons/sudoku-workbench.svg"));
}

} // namespace sudoku
