#pragma once

#include <QRectF>

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/cliparea.h"
#include "ui/paint/marklook.h"

#include <span>
#include <vector>

class QPainter;

namespace sudoku {

inline constexpr qreal faintOpacity = 0.3; ///< of what is switched off

/// Paints the marks of a board's constraints; those of switched off ones are pale. Depends on marks, not on
/// variants.
class MarkPainter
{
public:
    MarkPainter(const BoardLayout &layout, const BoardStyle &style, const Board &board);

    /// Paints what is within \a clip of all layers from \a first to \a last.
    void paint(QPainter &painter, MarkLayer first, MarkLayer last, const ClipArea &clip) const;

    /// Returns the part of \a rect in \a cell below its labels and within the cages that are within others,
    /// where small digits fit.
    QRectF roomIn(Cell cell, const QRectF &rect) const;
    /// Returns the bottom of the labels of \a cell, or 0 if it has none.
    qreal labelBottom(Cell cell) const { return m_labelBottoms[cell]; }
    /// Returns for each cell the small digits that stand there while it has neither a digit nor pencil marks:
    /// those of constraints, or of switched off ones.
    std::vector<DigitSet> smallDigits(bool areFaint) const;
    /// Returns whether marks are in the middle of cells, where small digits may be on them.
    bool fillsCells() const;
    /// Returns whether there is a cage around exactly \a cells.
    bool hasCage(std::span<const Cell> cells) const;
    /// Returns the places of labels, which nothing may cover.
    const std::vector<QRectF> &labels() const { return m_labels; }

private:
    struct Item
    {
        Mark mark;
        bool isFaint;
        QRectF bounds;
        QRectF place = {};                ///< the place of a token, a label or a text outside
        int level = 0;                    ///< the level of a cage or a filled shape, see levelsOf()
        std::vector<int> cellLevels = {}; ///< for each cell of a shade, the number of other shades below it
    };

    void add(const std::vector<Constraint> &constraints, bool isFaint);
    void placeMarks();
    template <typename MarkType>
    void setLevels();
    void setCellLevels();
    void setCageEdges();
    qreal cageLine() const;
    qreal cageMiddle(int level) const;
    void paint(QPainter &painter, MarkLayer layer, const Item &item) const;
    void paintCage(QPainter &painter, const Outline &outline, int level) const;
    void paintDots(QPainter &painter, const std::vector<QPointF> &corners) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
    std::vector<Item> m_items;
    std::vector<QRectF> m_labels;
    std::vector<qreal> m_labelBottoms;
    std::vector<qreal> m_cageEdges; ///< the way from the edge of each cell to the inside of its cages, or 0
};

} // namespace sudoku
