#pragma once

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/cliparea.h"
#include "ui/paint/findings.h"

class QPainter;

namespace sudoku {

class FindingsPainter;
class MarkPainter;
struct BoardHighlights;

/// Paints all that is below the digits of cells: grounds, rules, lines, the cursor and labels.
class UnderlayPainter
{
public:
    UnderlayPainter(const BoardLayout &layout, const BoardStyle &style, const Board &board,
                    const MarkPainter &marks);

    /// Paints what is within \a clip, with \a findings, those of \a highlights.
    void paint(QPainter &painter, const BoardHighlights &highlights, const FindingsPainter &findings,
               const ClipArea &clip) const;

private:
    void paintProposed(QPainter &painter, const BoardFindings &findings) const;
    void paintCoordinates(QPainter &painter, const ClipArea &clip) const;
    void paintViolations(QPainter &painter, const BoardHighlights &highlights, const ClipArea &clip) const;
    void paintOutlined(QPainter &painter, const BoardHighlights &highlights) const;
    void paintCursor(QPainter &painter, const BoardHighlights &highlights) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
    const Board &m_board;
    const MarkPainter &m_marks;
};

} // namespace sudoku
