#include "ui/paint/paper/svgpicture.h"

#include <QBrush>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QTransform>

#include "ui/paint/paper/svgstyles.h"
#include "ui/paint/picturepart.h"
#include "ui/printjob/paper.h"

#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace sudoku {
namespace {

QByteArray attribute(const char *name, double value)
{
    return ' ' + QByteArray(name) + "=\"" + svgNumber(value) + '"';
}

QByteArray pointText(QPointF point)
{
    return svgNumber(point.x()) + ' ' + svgNumber(point.y());
}

/// Returns the commands of a path. A part that ends where it began is closed.
QByteArray pathText(const QPainterPath &path)
{
    QByteArray text;
    QPointF start;
    const auto closeAt = [&](int index) {
        if (index > 0 && QPointF(path.elementAt(index - 1)) == start)
            text += 'Z';
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo()) {
            closeAt(i);
            start = element;
        }
        const char *command = element.isMoveTo()    ? "M"
                              : element.isLineTo()  ? "L"
                              : element.isCurveTo() ? "C"
                                                    : " ";
        text += command + pointText(element);
    }
    closeAt(path.elementCount());
    return text;
}

} // namespace

/// Writes what is painted as elements, in groups by the part of the picture.
class SvgEngine : public QPaintEngine, public PartedEngine
{
public:
    SvgEngine(double unitsPerPoint, LetterKind letters)
        : QPaintEngine(PrimitiveTransform | PainterPaths | Antialiasing | AlphaBlend | ConstantOpacity),
          m_toPoints(QTransform::fromScale(1 / unitsPerPoint, 1 / unitsPerPoint)),
          m_letters(letters)
    {
    }

    bool begin(QPaintDevice *) override
    {
        m_transform = m_toPoints; // until a state is set
        return true;
    }
    bool end() override { return true; }
    Type type() const override { return User; }
    void beginPart(std::string_view id) override { m_parts.emplace_back(id.data(), std::ssize(id)); }
    void endPart() override { m_parts.pop_back(); }

    void updateState(const QPaintEngineState &now) override
    {
        m_transform = now.transform() * m_toPoints;
        m_pen = now.pen();
        m_brush = now.brush();
        m_opacity = now.opacity();
        if (now.state() & (DirtyClipPath | DirtyClipRegion | DirtyClipEnabled))
            m_clip = now.isClipEnabled() ? clipOf(*now.painter()) : QByteArray();
    }

    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {} // a board has none

    void drawRects(const QRectF *rects, int count) override
    {
        for (const QRectF &given : std::span(rects, static_cast<std::size_t>(count))) {
            const QRectF rect = m_transform.mapRect(given);
            add("rect", attribute("x", rect.x()) + attribute("y", rect.y()) + attribute("width", rect.width())
                            + attribute("height", rect.height()));
        }
    }

    void drawLines(const QLineF *lines, int count) override
    {
        for (const QLineF &given : std::span(lines, static_cast<std::size_t>(count))) {
            const QLineF line = m_transform.map(given);
            add("line",
                attribute("x1", line.x1()) + attribute("y1", line.y1()) + attribute("x2", line.x2())
                    + attribute("y2", line.y2()),
                Shape::Open);
        }
    }

    void drawEllipse(const QRectF &given) override
    {
        const QRectF rect = m_transform.mapRect(given);
        const QPointF centre = rect.center();
        add("ellipse", attribute("cx", centre.x()) + attribute("cy", centre.y())
                           + attribute("rx", rect.width() / 2) + attribute("ry", rect.height() / 2));
    }

    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        QByteArrayList texts;
        for (const QPointF &point : std::span(points, static_cast<std::size_t>(count)))
            texts += pointText(m_transform.map(point));
        const bool isOpen = mode == PolylineMode;
        add(isOpen ? "polyline" : "polygon", " points=\"" + texts.join(' ') + '"',
            isOpen                ? Shape::Open
            : mode == WindingMode ? Shape::Wound
                                  : Shape::EvenOdd);
    }

    void drawPath(const QPainterPath &path) override
    {
        if (!path.isEmpty())
            add("path", " d=\"" + pathText(m_transform.map(path)) + '"',
                path.fillRule() == Qt::WindingFill ? Shape::Wound : Shape::EvenOdd);
    }

    void drawTextItem(const QPointF &baseLine, const QTextItem &item) override
    {
        if (m_letters == LetterKind::Text) {
            addText(baseLine, item);
            return;
        }
        QPainterPath outline;
        outline.addText(baseLine, item.font(), item.text());
        const QPen pen = std::exchange(m_pen, Qt::NoPen);
        const QBrush brush = std::exchange(m_brush, pen.color());
        outline.setFillRule(Qt::WindingFill);
        drawPath(outline);
        m_pen = pen;
        m_brush = brush;
    }

    QByteArray contents() const
    {
        QByteArray text = m_definitions.isEmpty() ? QByteArray() : "<defs>\n" + m_definitions + "</defs>\n";
        text += "<style>\n" + m_styles.sheet() + "</style>\n";
        for (const auto &[id, elements] : m_groups)
            text += "<g id=\"" + id + "\">\n" + elements + "</g>\n";
        return text;
    }

private:
    enum class Shape { Open, Wound, EvenOdd };

    double scale() const { return std::sqrt(std::abs(m_transform.determinant())); }
    QByteArray part() const { return m_parts.empty() ? QByteArray("board") : m_parts.back(); }

    /// Returns the elements of the current part.
    QByteArray &group()
    {
        const QByteArray id = part();
        for (auto &[known, elements] : m_groups)
            if (known == id)
                return elements;
        return m_groups.emplace_back(id, QByteArray()).second;
    }

    QByteArray opacity() const
    {
        return m_opacity < 1 ? "opacity:" + svgNumber(m_opacity) + ';' : QByteArray();
    }

    /// Adds an element with the pen and the brush, unless it would be invisible.
    void add(const QByteArray &name, const QByteArray &attributes, Shape shape = Shape::Wound)
    {
        const QBrush brush = shape == Shape::Open || m_brush.color().alpha() == 0 ? QBrush() : m_brush;
        const QPen pen = m_pen.color().alpha() == 0 ? QPen(Qt::NoPen) : m_pen;
        if (brush.style() == Qt::NoBrush && pen.style() == Qt::NoPen)
            return;
        QByteArray style = svgFill(brush) + svgStroke(pen, scale()) + opacity();
        if (shape == Shape::EvenOdd && brush.style() != Qt::NoBrush)
            style += "fill-rule:evenodd;";
        group() +=
            '<' + name + " class=\"" + m_styles.classOf(part(), style) + '"' + attributes + m_clip + "/>\n";
    }

    /// Adds a text. Its middle is given, so that it stays there in another font.
    void addText(QPointF baseLine, const QTextItem &item)
    {
        const QFont font = item.font();
        const QPointF middle = m_transform.map(baseLine + QPointF(item.width() / 2, 0));
        const QByteArray style =
            svgFill(m_pen.color()) + svgFont(font, scale()) + "text-anchor:middle;" + opacity();
        QByteArray attributes = attribute("x", middle.x()) + attribute("y", middle.y());
        if (font.stretch() != QFont::AnyStretch && font.stretch() != QFont::Unstretched)
            attributes +=
                attribute("textLength", item.width() * scale()) + " lengthAdjust=\"spacingAndGlyphs\"";
        const double angle = -QLineF(m_transform.map(QLineF(0, 0, 1, 0))).angle();
        if (std::abs(std::remainder(angle, 360)) > 0.001)
            attributes += " transform=\"rotate(" + svgNumber(angle) + ' ' + pointText(middle) + ")\"";
        group() += "<text class=\"" + m_styles.classOf(part(), style) + '"' + attributes + m_clip + '>'
                   + item.text().toHtmlEscaped().toUtf8() + "</text>\n";
    }

    /// Defines a clip and returns the attribute that refers to it.
    QByteArray clipOf(const QPainter &painter)
    {
        const QByteArray id = "clip-" + QByteArray::number(++m_clipCount);
        m_definitions += "<clipPath id=\"" + id + "\"><path clip-rule=\"evenodd\" d=\""
                         + pathText(m_transform.map(painter.clipPath())) + "\"/></clipPath>\n";
        return " clip-path=\"url(#" + id + ")\"";
    }

    QTransform m_toPoints;
    LetterKind m_letters;
    QTransform m_transform;
    QPen m_pen = QPen(Qt::black);
    QBrush m_brush;
    double m_opacity = 1;
    QByteArray m_clip;
    int m_clipCount = 0;
    QByteArray m_definitions;
    SvgStyles m_styles;
    std::vector<QByteArray> m_parts;
    std::vector<std::pair<QByteArray, QByteArray>> m_groups; ///< ids and elements, in the order of painting
};

SvgPicture::SvgPicture(QSizeF size, double unitsPerPoint, LetterKind letters)
    : m_size(size),
      m_unitsPerPoint(unitsPerPoint),
      m_engine(std::make_unique<SvgEngine>(unitsPerPoint, letters))
{
}

SvgPicture::~SvgPicture() = default;

QPaintEngine *SvgPicture::paintEngine() const
{
    return m_engine.get();
}

QByteArray SvgPicture::file(const QString &title, const QString &description) const
{
    const QSizeF points = m_size / m_unitsPerPoint;
    const auto millimetres = [](double length) {
        return svgNumber(length * millimetresPerInch / pointsPerInch) + "mm";
    };
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
           + millimetres(points.width()) + "\" height=\"" + millimetres(points.height()) + "\" viewBox=\"0 0 "
           + svgNumber(points.width()) + ' ' + svgNumber(points.height()) + "\">\n<title>"
           + title.toHtmlEscaped().toUtf8() + "</title>\n<desc>" + description.toHtmlEscaped().toUtf8()
           + "</desc>\n" + m_engine->contents() + "</svg>\n";
}

int SvgPicture::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return qRound(m_size.width());
    case PdmHeight:
        return qRound(m_size.height());
    case PdmWidthMM:
        return qRound(m_size.width() / m_unitsPerPoint * millimetresPerInch / pointsPerInch);
    case PdmHeightMM:
        return qRound(m_size.height() / m_unitsPerPoint * millimetresPerInch / pointsPerInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return qRound(m_unitsPerPoint * pointsPerInch);
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace sudoku
