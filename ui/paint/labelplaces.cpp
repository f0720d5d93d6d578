#include "ui/paint/labelplaces.h"

#include <QFontMetricsF>

#include "ui/paint/boardfont.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace sudoku {
namespace {

// Sizes as fractions of a cell.
constexpr qreal maxLabel = 0.3; // where it would not be legible
constexpr qreal labelGap = 0.06;
constexpr qreal legibleLabel = 9; // pixels
constexpr qreal printedLabel = 2; // mm, the height of its digits
constexpr qreal maxChosenLabel = 0.4;

/// Returns how high capital letters and digits are, as a fraction of the size of their font.
qreal sizeOfCapitals(const BoardStyle &style)
{
    constexpr qreal ofRoboto = 0.711;
    constexpr qreal large = 1000; // so that rounding does not matter
    static const QString own = boardFont().family();
    if (style.font.family() == own) // as on the screen, which is painted often
        return ofRoboto;
    return QFontMetricsF(style.fontOf(large)).capHeight() / large;
}

qreal labelHeight(const BoardLayout &layout, const BoardStyle &style)
{
    const qreal height = layout.cellSize() * style.cages.labelSize;
    const bool isRaster = layout.pixelRatio() > 0;
    return isRaster ? std::max(height, std::min(legibleLabel, layout.cellSize() * maxLabel)) : height;
}

/// Returns the height of the digits of labels.
qreal digitsHeight(const BoardLayout &layout, const BoardStyle &style)
{
    if (style.labelText > 0)
        return std::min(style.labelText * sizeOfCapitals(style), layout.cellSize() * maxChosenLabel);
    const qreal height = QFontMetricsF(style.fontOf(labelHeight(layout, style))).capHeight();
    return std::max(height, std::min(printedLabel * layout.millimetre(), layout.cellSize() * maxLabel));
}

/// The widths of labels. Measures each text once: hundreds of labels have few texts, and nearly all one
/// height.
class LabelWidths
{
public:
    explicit LabelWidths(const BoardStyle &style) : m_style(style) {}

    qreal of(const Label &label, qreal height)
    {
        const auto [known, isNew] = m_widths.try_emplace({height, label.text});
        if (isNew)
            known->second = QFontMetricsF(labelFont(m_style, height))
                                .horizontalAdvance(QString::fromStdString(label.text));
        return known->second;
    }

private:
    const BoardStyle &m_style;
    std::map<std::pair<qreal, std::string_view>, qreal> m_widths; // by the height of digits and the text
};

/// The labels of a cell in a strip at its upper edge.
class Strip
{
public:
    Strip(const BoardLayout &layout, const BoardStyle &style, Cell cell, qreal height, LabelWidths &widths)
        : m_widths(widths),
          m_size(layout.cellSize())
    {
        const qreal inset = m_size * style.cages.labelInset;
        m_rect = layout.cellRect(cell).adjusted(inset, inset, -inset, 0);
        m_rect.setHeight(height);
    }

    /// Places the labels so that they avoid tokens in the corners, and a token between them that a label
    /// would touch.
    void place(std::span<const Label *const> labels, std::span<const QRectF> tokens, std::span<QRectF> places)
    {
        const qreal around = m_size * 0.02;
        for (const QRectF &token : tokens) {
            if (!token.adjusted(-around, -around, around, around).intersects(m_rect))
                continue;
            if (token.left() < m_rect.left())
                m_rect.setLeft(token.right() + around);
            else if (token.right() > m_rect.right())
                m_rect.setRight(token.left() - around);
        }
        layOut(labels, places);
        for (const QRectF &token : tokens)
            if (std::ranges::any_of(places.first(labels.size()), [&](const QRectF &place) {
                    return place.adjusted(-around, -around, around, around).intersects(token);
                }))
                m_rect.moveTop(token.bottom() + around);
        layOut(labels, places);
    }

private:
    void layOut(std::span<const Label *const> labels, std::span<QRectF> places) const
    {
        qreal needed = (static_cast<qreal>(labels.size()) - 1) * m_size * labelGap;
        for (const Label *label : labels)
            needed += m_widths.of(*label, m_rect.height());
        const qreal height = m_rect.height() * std::min(1.0, m_rect.width() / needed);
        qreal left = m_rect.left();
        qreal right = m_rect.right();
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const qreal width = m_widths.of(*labels[i], height);
            const bool isLeft = labels[i]->side == Label::Side::Left;
            places[i] = {isLeft ? left : right - width, m_rect.top(), width, height};
            (isLeft ? left : right) += (isLeft ? 1 : -1) * (width + m_size * labelGap);
        }
    }

    LabelWidths &m_widths;
    qreal m_size;
    QRectF m_rect;
};

} // namespace

std::vector<QRectF> labelPlaces(const BoardLayout &layout, const BoardStyle &style,
                                std::span<const Label *const> labels, std::span<const QRectF> tokens)
{
    std::map<Cell, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < labels.size(); ++i)
        groups[labels[i]->cell].push_back(i);

    const qreal height = digitsHeight(layout, style);
    LabelWidths widths(style);
    std::vector<QRectF> places(labels.size());
    for (const auto &[cell, indexes] : groups) {
        std::vector<const Label *> own;
        for (const std::size_t index : indexes)
            own.push_back(labels[index]);
        std::vector<QRectF> near;
        std::ranges::copy_if(
            tokens, std::back_inserter(near),
            [rect = layout.cellRect(cell)](const QRectF &token) { return token.intersects(rect); });
        std::vector<QRectF> ownPlaces(own.size());
        Strip(layout, style, cell, height, widths).place(own, near, ownPlaces);
        for (std::size_t i = 0; i < indexes.size(); ++i)
            places[indexes[i]] = ownPlaces[i];
    }
    return places;
}

QFont labelFont(const BoardStyle &style, qreal height)
{
    return style.fontOf(height / sizeOfCapitals(style));
}

} // namespace sudoku
