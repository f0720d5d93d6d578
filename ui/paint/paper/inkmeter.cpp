#include "ui/paint/paper/inkmeter.h"

#include <QPaintEngine>
#include <QPainterPath>

#include "ui/printjob/paper.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace sudoku {
namespace {

constexpr double lineRatio = 12; // a rectangle that is so much longer than wide is a line

bool isInk(const QColor &colour)
{
    return colour.alpha() > 0 && colour != QColor(Qt::white);
}

} // namespace

class InkMeter::Engine : public QPaintEngine
{
public:
    Engine() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}

    void updateState(const QPaintEngineState &now) override
    {
        m_scale = std::sqrt(std::abs(now.transform().determinant()));
        m_pen = now.pen();
        m_brush = now.brush();
    }

    void drawRects(const QRectF *rects, int count) override
    {
        for (const QRectF &rect : std::span(rects, static_cast<std::size_t>(count))) {
            const auto [thin, length] = std::minmax({rect.width(), rect.height()});
            if (m_brush.style() != Qt::NoBrush && isInk(m_brush.color()) && length > lineRatio * thin)
                note(finest.line, thin);
        }
        noteStroke();
    }
    void drawLines(const QLineF *, int) override { noteStroke(); }
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override { noteStroke(); }
    void drawEllipse(const QRectF &) override { noteStroke(); }
    void drawPath(const QPainterPath &) override { noteStroke(); }

    void drawTextItem(const QPointF &, const QTextItem &item) override
    {
        if (!item.text().trimmed().isEmpty())
            note(finest.text, item.font().pixelSize());
    }

    FinestInk finest;

private:
    void note(double &smallest, double size) const
    {
        if (size > 0)
            smallest = std::min(smallest, size * m_scale);
    }

    void noteStroke()
    {
        if (m_pen.style() != Qt::NoPen && isInk(m_pen.color()))
            note(finest.line, m_pen.widthF());
    }

    double m_scale = 1;
    QPen m_pen;
    QBrush m_brush;
};

InkMeter::InkMeter() : m_engine(std::make_unique<Engine>()) {}
InkMeter::~InkMeter() = default;

FinestInk InkMeter::finest() const
{
    return m_engine->finest;
}

QPaintEngine *InkMeter::paintEngine() const
{
    return m_engine.get();
}

int InkMeter::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return static_cast<int>(pointsPerInch);
    case PdmWidth:
    case PdmHeight:
    case PdmWidthMM:
    case PdmHeightMM:
        return 1 << 15; // any page
    case PdmNumColors:
        return 256;
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace sudoku
