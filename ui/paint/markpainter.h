#pragma once

#include <QRectF>

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/marklook.h"

#include <vector>

class QPainter;

namespace sudoku {

/// Paints the marks of a board's constraints, those that are switched off faintly. It knows marks, and no
/// variant.
class MarkPainter
{
public:
    MarkPainter(const BoardLayout &layout, const BoardStyle &style, const Board &board, const QRectF &clip);

    /// Paints all layers from \a first to \a last.
    void paint(QPainter &painter, MarkLayer first, MarkLayer last) const;

    /// What the labels of \a cell, if there are any, leave of \a rect within it for small digits.
    QRectF underLabel(Cell cell, const QRectF &rect) const;
    /// Where labels stand, for what must not lie below them.
    const std::vector<QRectF> &labels() const { return m_labels; }

private:
    struct Item
    {
        Mark mark;
        bool isFaint;
        QRectF bounds;
        QRectF place = {};                ///< of a token, a label or a text outside
        int level = 0;                    ///< of a cage or a ground: see levelsOf()
        std::vector<int> cellLevels = {}; ///< of a shade: how many others are below it
    };

    void add(const std::vector<Constraint> &constraints, bool isFaint);
    void placeMarks();
    template <typename MarkType>
    void setLevels();
    void setCellLevels();
    void paint(QPainter &painter, MarkLayer layer, const Item &item) const;
    void paintCage(QPainter &painter, const Outline &outline, int level) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
    QRectF m_clip;
    std::vector<Item> m_items;
    std::vector<QRectF> m_labels;
    std::vector<qreal> m_labelBottoms; ///< of each cell; 0 where it has none
};

} // namespace sudoku
