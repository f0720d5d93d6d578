#pragma once

#include <QColor>

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/cliparea.h"

#include <span>

class QPainter;

namespace sudoku {

/// The highlight of a cell.
struct CellHighlight
{
    bool isPeer = false;
    bool isSameDigit = false;
    bool isPlace = false;       ///< the digit that a filter shows can go here
    bool isSecondPlace = false; ///< the second one can: a line at the lower edge
    bool isSelected = false;
    bool isViolation = false;
    bool isWrong = false; ///< the entry is not that of the solution
    bool isBold = false;  ///< the entry stands out among the others

    bool operator==(const CellHighlight &) const = default;
};

/// Paints the grounds of cells: what is highlighted there, and the player's colours.
class GroundPainter
{
public:
    /// Paints what is within \a clip.
    GroundPainter(const BoardLayout &layout, const BoardStyle &style, const ClipArea &clip);

    /// Paints the cells of \a board. There is a highlight for each of them, or none at all.
    void paint(QPainter &painter, const Board &board, std::span<const CellHighlight> highlights) const;
    /// Paints a line at the lower edge of the cells where the second digit of a filter can go.
    void paintSecondPlaces(QPainter &painter, std::span<const CellHighlight> highlights) const;

private:
    void paintBackground(QPainter &painter) const;
    void paintColours(QPainter &painter, const Board &board, std::span<const CellHighlight> highlights) const;
    QColor groundOf(const CellHighlight &highlight) const;
    bool isPaper(const QColor &ground) const;
    bool isVisible(Cell cell) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
    ClipArea m_clip;
};

} // namespace sudoku
