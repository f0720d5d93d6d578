#pragma once

#include "core/board/symbols.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/findings.h"
#include "ui/paint/pencilmarks.h"

class QPainter;

namespace sudoku {

struct CandidateGrid;
class CandidateGrids;
class MarkPainter;

/// Paints the findings of an analysis over or into the cells of a board. Stays clear of the labels of marks.
class FindingsPainter
{
public:
    FindingsPainter(const BoardLayout &layout, const BoardStyle &style, const MarkPainter &marks,
                    const BoardFindings &findings)
        : m_layout(layout),
          m_style(style),
          m_marks(marks),
          m_findings(findings)
    {
    }

    /// Returns whether \a cell shows findings instead of its digit, \a digit, or its pencil marks. Differing
    /// digits and proposals replace an entry.
    bool fills(Cell cell, Digit digit) const;
    /// Tints the cells of outlines, below everything else in them.
    void paintGrounds(QPainter &painter) const;
    void paintFrames(QPainter &painter) const;
    /// Returns the places of candidates, in \a room, a part of each cell from its upper left corner; \a
    /// strong draws digits.
    CandidateGrids candidateGrids(const QRectF &room, const GlyphsOfHeight &strong) const;
    /// Returns whether candidates are too small at the places of \a grids, so that dots stand for them.
    bool drawsDots(const CandidateGrids &grids) const;
    /// Paints a cell for which fills() is true. Candidates are drawn at the places of \a grids; \a plain and
    /// \a strong draw digits.
    void paintCell(QPainter &painter, Cell cell, const CandidateGrids &grids, const GlyphsOfHeight &plain,
                   const GlyphsOfHeight &strong) const;

private:
    std::vector<std::vector<Cell>> shownOutlines() const;
    void paintOutline(QPainter &painter, const std::vector<Cell> &cells, int level) const;
    QRectF belowLabels(Cell cell) const;
    void paintPair(QPainter &painter, const DifferingCell &pair, const GlyphsOfHeight &strong) const;
    void paintProposal(QPainter &painter, const DifferingCell &change, const GlyphsOfHeight &strong) const;
    void paintCandidates(QPainter &painter, Cell cell, const CandidateGrids &grids,
                         const GlyphsOfHeight &plain, const GlyphsOfHeight &strong) const;
    void paintDots(QPainter &painter, Cell cell, const CandidateGrid &grid) const;
    DigitSet decidingIn(Cell cell) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
    const MarkPainter &m_marks;
    const BoardFindings &m_findings;
};

} // namespace sudoku
