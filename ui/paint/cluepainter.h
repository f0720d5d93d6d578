#pragma once

#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/findings.h"
#include "ui/paint/pencilmarks.h"

class QPainter;

namespace sudoku {

/// Paints the numbered clues of a contradiction: what has nothing left, the clues that are evidence with the
/// number of their step, and lines from them through the cells in which they rule a digit out.
class CluePainter
{
public:
    CluePainter(const BoardLayout &layout, const BoardStyle &style, const NumberedClues &clues)
        : m_layout(layout),
          m_style(style),
          m_clues(clues)
    {
    }

    /// Tints the cells, below all lines of the board.
    void paintGrounds(QPainter &painter) const;
    /// Paints the lines, below the digits.
    void paintLines(QPainter &painter) const;
    /// Paints frames, numbers and what is ruled out; \a plain draws digits.
    void paintAbove(QPainter &painter, const GlyphsOfHeight &plain) const;

private:
    qreal strength(int step) const;
    qreal lineWidth() const;
    void paintLine(QPainter &painter, const NumberedClues::Clue &clue) const;
    void paintClue(QPainter &painter, const NumberedClues::Clue &clue) const;
    void paintStruck(QPainter &painter, const Candidate &struck, const GlyphsOfHeight &plain) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
    const NumberedClues &m_clues;
};

} // namespace sudoku
