#pragma once

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/cliparea.h"
#include "ui/paint/findings.h"
#include "ui/paint/underlaypictures.h"

class QPainter;
class QRegion;

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

    /// Paints what is within \a clip, with \a findings, those of \a highlights. Copies from \a pictures,
    /// unless they are null, what it can.
    void paint(QPainter &painter, const BoardHighlights &highlights, const FindingsPainter &findings,
               const ClipArea &clip, UnderlayPictures *pictures) const;

private:
    void paintDirectly(QPainter &painter, const BoardHighlights &highlights, const FindingsPainter &findings,
                       const ClipArea &clip) const;
    UnderlayPictures::Grounds copiedGrounds(const BoardHighlights &highlights, const ClipArea &clip) const;
    QRegion besideCopies(const UnderlayPictures::Grounds &grounds, const ClipArea &clip) const;
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
