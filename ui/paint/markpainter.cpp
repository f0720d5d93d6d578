#include "ui/paint/markpainter.h"

#include "core/variants/variant.h"
#include "ui/paint/celloutline.h"
#include "ui/paint/drawtext.h"
#include "ui/paint/labelplaces.h"
#include "ui/paint/linepainter.h"
#include "ui/paint/outsidetexts.h"
#include "ui/paint/picturepart.h"
#include "ui/paint/shadepainter.h"
#include "ui/paint/tokenpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

struct LayerRange
{
    MarkLayer first;
    MarkLayer last;

    bool contains(MarkLayer layer) const { return layer == first || layer == last; }
};

LayerRange layersOf(const Mark &mark)
{
    const auto only = [](MarkLayer layer) { return LayerRange{layer, layer}; };
    return std::visit(Overloaded{
                          [](const Shade &) {
                              return LayerRange{MarkLayer::Tints, MarkLayer::Textures};
                          },
                          [&](const Line &line) { return only(line.look.layer); },
                          [&](const SmallDigits &) { return only(MarkLayer::Labels); },
                          [&](const Shape &shape) { return only(lookOf(shapeLooks, shape.kind).layer); },
                          [&](const Outline &) { return only(MarkLayer::Cages); },
                          [&](const Label &) { return only(MarkLayer::Labels); },
                          [&](const Token &) { return only(MarkLayer::Tokens); },
                          [&](const OutsideText &) { return only(MarkLayer::Outside); },
                      },
                      mark);
}

/// Returns the area that a mark may cover: its cells, half a cell beyond them, or everything outside the
/// board.
QRectF boundsOf(const BoardLayout &layout, const Mark &mark)
{
    const auto within = [&layout](const std::vector<Cell> &cells) {
        QRectF rect;
        for (const Cell cell : cells)
            rect |= layout.cellRect(cell);
        return rect;
    };
    const auto around = [&](const std::vector<Cell> &cells) {
        const qreal margin = layout.cellSize() / 2;
        return within(cells).adjusted(-margin, -margin, margin, margin);
    };
    return std::visit(Overloaded{
                          [&](const Label &label) { return around({label.cell}); },
                          [&](const Outline &outline) { return within(outline.cells); },
                          [&](const Line &line) { return within(line.cells); },
                          [&](const Shape &shape) { return within({shape.cell}); },
                          [&](const SmallDigits &digits) { return around({digits.cell}); },
                          [&](const OutsideText &text) {
                              const qreal reach = 4 * layout.cellSize();
                              return layout.cellRect(text.cell).adjusted(-reach, -reach, reach, reach);
                          },
                          [&](const auto &other) { return around(other.cells); },
                      },
                      mark);
}

/// Calls \a use with those of \a items that hold a mark of that type, the marks and the items in the same
/// order.
template <typename MarkType, typename Items, typename Use>
void withAll(Items &items, const Use &use)
{
    std::vector<const MarkType *> marks;
    std::vector<typename Items::value_type *> holders;
    for (auto &item : items)
        if (const auto *mark = std::get_if<MarkType>(&item.mark)) {
            marks.push_back(mark);
            holders.push_back(&item);
        }
    if (!marks.empty())
        use(marks, holders);
}

/// Returns the cells in which marks of that type would cover each other.
template <typename MarkType>
std::vector<Cell> sharedCells(const MarkType &mark)
{
    return mark.cells;
}
template <>
std::vector<Cell> sharedCells(const Shape &mark)
{
    return isGround(mark.kind) ? std::vector{mark.cell} : std::vector<Cell>();
}

} // namespace

MarkPainter::MarkPainter(const BoardLayout &layout, const BoardStyle &style, const Board &board)
    : m_layout(layout),
      m_style(style),
      m_labelBottoms(layout.geometry().cellCount()),
      m_cageEdges(layout.geometry().cellCount())
{
    add(board.switchedOff, true);
    add(board.puzzle.constraints, false);
    placeMarks();
}

void MarkPainter::add(const std::vector<Constraint> &constraints, bool isFaint)
{
    for (const Constraint &constraint : constraints)
        for (const Mark &mark : constraint.variant->marksOf(m_layout.geometry(), constraint))
            m_items.push_back({mark, isFaint, boundsOf(m_layout, mark)});
}

std::vector<DigitSet> MarkPainter::smallDigits(bool areFaint) const
{
    std::vector<DigitSet> digits(m_layout.geometry().cellCount());
    for (const Item &item : m_items)
        if (const auto *mark = std::get_if<SmallDigits>(&item.mark); mark && item.isFaint == areFaint)
            digits[mark->cell] =
                digits[mark->cell].isEmpty() ? mark->digits : digits[mark->cell] & mark->digits;
    return digits;
}

/// Places the marks that would otherwise cover each other.
void MarkPainter::placeMarks()
{
    std::vector<QRectF> tokens;
    withAll<Token>(m_items, [&](const auto &marks, const auto &holders) {
        tokens = tokenPlaces(m_layout, marks);
        for (std::size_t i = 0; i < holders.size(); ++i)
            holders[i]->place = tokens[i];
    });
    withAll<Label>(m_items, [&](const auto &marks, const auto &holders) {
        m_labels = labelPlaces(m_layout, m_style, marks, tokens);
        for (std::size_t i = 0; i < holders.size(); ++i) {
            holders[i]->place = m_labels[i];
            m_labelBottoms[marks[i]->cell] = m_labels[i].bottom();
        }
    });
    withAll<OutsideText>(m_items, [&](const auto &marks, const auto &holders) {
        const std::vector<QRectF> places = outsidePlaces(m_layout, marks);
        const bool areSigned = needSigns(marks);
        for (std::size_t i = 0; i < holders.size(); ++i) {
            holders[i]->place = places[i];
            if (!areSigned)
                std::get<OutsideText>(holders[i]->mark).sign.clear();
        }
    });
    setLevels<Outline>();
    setLevels<Shape>();
    setCellLevels();
    setCageEdges();
}

/// Gives different levels to marks of that type that share cells.
template <typename MarkType>
void MarkPainter::setLevels()
{
    withAll<MarkType>(m_items, [&](const auto &marks, const auto &holders) {
        std::vector<std::vector<Cell>> groups;
        for (const MarkType *mark : marks)
            groups.push_back(sharedCells(*mark));
        const std::vector<int> levels = levelsOf(m_layout.geometry(), groups);
        for (std::size_t i = 0; i < holders.size(); ++i)
            holders[i]->level = levels[i] % levelCount;
    });
}

/// Sets the levels of the cells of shades, which may share only some of their cells.
void MarkPainter::setCellLevels()
{
    std::vector<int> shadesOf(m_layout.geometry().cellCount());
    for (Item &item : m_items)
        if (const auto *shade = std::get_if<Shade>(&item.mark))
            for (const Cell cell : shade->cells)
                item.cellLevels.push_back(std::min(shadesOf[cell]++, levelCount - 1));
}

void MarkPainter::setCageEdges()
{
    for (const Item &item : m_items)
        if (const auto *outline = std::get_if<Outline>(&item.mark))
            for (const Cell cell : outline->cells)
                m_cageEdges[cell] = std::max(m_cageEdges[cell],
                                             cageMiddle(item.level) + cageLine() / 2 + m_layout.thinLine());
}

QRectF MarkPainter::roomIn(Cell cell, const QRectF &rect) const
{
    const qreal edge = m_cageEdges[cell];
    QRectF room = rect & m_layout.cellRect(cell).adjusted(edge, edge, -edge, -edge);
    room.setTop(std::max(room.top(), m_labelBottoms[cell]));
    return room;
}

bool MarkPainter::fillsCells() const
{
    return std::ranges::any_of(m_items, [](const Item &item) {
        return std::holds_alternative<Line>(item.mark) || std::holds_alternative<Shape>(item.mark);
    });
}

qreal MarkPainter::cageLine() const
{
    if (m_style.cages.isDotted)
        return m_layout.snapped(1);
    return std::max(m_layout.thinLine() * 1.2, m_layout.snapped(m_layout.cellSize() * m_style.cages.width));
}

/// Returns the way from the edge of a cell to the middle of the line of a cage.
qreal MarkPainter::cageMiddle(int level) const
{
    return m_layout.snapped(m_layout.cellSize() * (m_style.cages.inset + m_style.cages.step * level))
           + cageLine() / 2;
}

void MarkPainter::paint(QPainter &painter, MarkLayer first, MarkLayer last, const ClipArea &clip) const
{
    for (auto layer = first; layer <= last; layer = static_cast<MarkLayer>(static_cast<int>(layer) + 1)) {
        const PicturePart part(painter, lookOf(layerIds, layer));
        for (const Item &item : m_items)
            if (layersOf(item.mark).contains(layer) && clip.intersects(item.bounds)) {
                painter.setOpacity(item.isFaint ? faintOpacity : 1);
                paint(painter, layer, item);
            }
    }
    painter.setOpacity(1);
    painter.setBrush(Qt::NoBrush);
}

void MarkPainter::paint(QPainter &painter, MarkLayer layer, const Item &item) const
{
    const ShadePainter shades(m_layout, m_style);
    std::visit(
        Overloaded{
            [&](const Shade &shade) {
                layer == MarkLayer::Tints ? shades.paintTint(painter, shade, item.cellLevels)
                                          : shades.paintTexture(painter, shade);
            },
            [&](const Line &line) { LinePainter(m_layout, m_style).paint(painter, line); },
            [&](const Shape &shape) { LinePainter(m_layout, m_style).paint(painter, shape, item.level); },
            [&](const Outline &outline) { paintCage(painter, outline, item.level); },
            [&](const Label &label) {
                if (m_layout.millimetre() > 0 && m_style.hasGround) // a line may cross it
                    painter.fillRect(item.place, m_style.background);
                drawText(painter, item.place, Qt::AlignCenter, QString::fromStdString(label.text),
                         labelFont(m_style, item.place.height()), m_style.label);
            },
            [](const SmallDigits &) {}, // painted like pencil marks, see smallDigits()
            [&](const Token &token) { TokenPainter(m_layout, m_style).paint(painter, token, item.place); },
            [&](const OutsideText &text) {
                OutsidePainter(m_layout, m_style).paint(painter, text, item.place);
            },
        },
        item.mark);
}

/// Paints the outline of a cage, with gaps for its labels.
void MarkPainter::paintCage(QPainter &painter, const Outline &outline, int level) const
{
    const qreal density = level % 2 == 1 ? denserCage : 1;
    const qreal around = m_style.cages.isDotted ? m_layout.cellSize() * 0.03 : 0;
    painter.setPen(QPen(m_style.outline, cageLine(), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF &polygon : cellOutlines(m_layout, outline.cells, cageMiddle(level))) {
        std::vector<QRectF> gaps;
        const QRectF bounds = polygon.boundingRect();
        for (const QRectF &label : m_labels)
            if (label.intersects(bounds))
                gaps.push_back(label.adjusted(-around, -around, around, around));
        if (m_style.cages.isDotted)
            paintDots(painter, dottedOutline(polygon, dotPeriod * density, cageLine(), gaps));
        else
            painter.drawPath(
                dashedOutline(polygon, m_layout.cellSize() * m_style.cages.dashes * density, gaps));
    }
}

/// Paints dots on whole pixels, so that they are crisp.
void MarkPainter::paintDots(QPainter &painter, const std::vector<QPointF> &corners) const
{
    const qreal ratio = m_layout.pixelRatio();
    const QSizeF size(cageLine(), cageLine());
    const bool isSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, isSmooth && ratio == 0); // which whole pixels do not need
    for (const QPointF &corner : corners) {
        const QPointF snapped(std::round(corner.x() * ratio), std::round(corner.y() * ratio));
        painter.fillRect(QRectF(ratio > 0 ? snapped / ratio : corner, size), m_style.outline);
    }
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
}

bool MarkPainter::hasCage(std::span<const Cell> cells) const
{
    return std::ranges::any_of(m_items, [&](const Item &item) {
        const auto *outline = std::get_if<Outline>(&item.mark);
        return outline && std::ranges::is_permutation(outline->cells, cells);
    });
}

} // namespace sudoku
