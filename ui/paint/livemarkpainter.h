#pragma once

#include <QRectF>

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/candidategrid.h"
#include "ui/paint/livemarks.h"
#include "ui/paint/pencilmarks.h"

#include <optional>
#include <vector>

class QPainter;

namespace sudoku {

class MarkPainter;

/// Paints the live candidates of empty cells: slanted, in an ink of their own, so that nobody takes them for
/// pencil marks. Those that are not decided are pale with dots below, those that leave one solution bold in a
/// frame. In a cell with pencil marks, or digits of a constraint, they are in a strip below these. Where they
/// would be too small to be read, dots are at their places.
class LiveMarkPainter
{
public:
    struct Parts
    {
        const BoardLayout &layout;
        const BoardStyle &style;
        const Board &board;
        const MarkPainter &painted; ///< the marks of constraints, which may have small digits too
        const LiveMarks &marks;
        QRectF room;          ///< the part of a cell that small digits may use, from its upper left corner
        GlyphsOfHeight plain; ///< slanted
        GlyphsOfHeight strong;
        GlyphsOfHeight deciding;
    };

    explicit LiveMarkPainter(Parts parts);

    /// Returns the part of \a room, that of small digits, that is left to pencil marks.
    static QRectF roomForPencilMarks(const QRectF &room, const LiveMarks &marks);

    void paintCell(QPainter &painter, Cell cell) const;

private:
    CandidateGrids gridsIn(const QRectF &room) const;
    void paintDigit(QPainter &painter, const CandidateGrid &grid, Cell cell, Digit digit) const;
    void paintDot(QPainter &painter, const QRectF &place, Cell cell, Digit digit) const;

    Parts m_parts;
    std::vector<bool> m_isShared;          ///< by cell: other small digits are in it too
    std::optional<CandidateGrids> m_whole; ///< where a cell has no others; none where nothing is shown
    std::optional<CandidateGrids> m_strip; ///< where it has some
};

} // namespace sudoku
