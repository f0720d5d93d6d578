#pragma once

#include <QRectF>

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/marklook.h"

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace sudoku {

/// Returns the room that the texts outside \a board need.
OutsideRoom outsideRoom(const Board &board);

/// Returns whether the signs of their kinds must tell \a texts apart: not where all are of one kind, nor from
/// those that have an arrow.
bool needSigns(std::span<const OutsideText *const> texts);

/// Returns the places of \a texts: those at one place are one above the other, and those with an arrow are
/// nearest to the cell.
std::vector<QRectF> outsidePlaces(const BoardLayout &layout, std::span<const OutsideText *const> texts);

/// Returns the index of the text that has \a point in its place outside the board. Where several are one
/// above the other, it is the nearest.
std::optional<std::size_t> outsideTextAt(const BoardLayout &layout, std::span<const OutsideText> texts,
                                         QPointF point);

/// Paints a text outside the board: a number after its sign, if it has one, or an arrow towards its cell.
class OutsidePainter
{
public:
    OutsidePainter(const BoardLayout &layout, const BoardStyle &style) : m_layout(layout), m_style(style) {}

    void paint(QPainter &painter, const OutsideText &text, const QRectF &place) const;

private:
    void paintArrow(QPainter &painter, const QRectF &rect, QPointF direction) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
};

} // namespace sudoku
