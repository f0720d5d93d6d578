#include "ui/base/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
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
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor colour = QGuiApplication::palette().color(group, QPalette::ButtonText);
        QSvgRenderer(QByteArray(m_svg).replace("#000000", colour.name().toLatin1())).render(painter, rect);
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
