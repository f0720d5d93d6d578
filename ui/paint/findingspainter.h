#pragma once

#include "core/formats/symbols.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/findings.h"
#include "ui/paint/pencilmarks.h"

class QPainter;

namespace sudoku {

/// Paints what an analysis found, over or into the cells of a board.
class FindingsPainter
{
public:
    FindingsPainter(const BoardLayout &layout, const BoardStyle &style, const BoardFindings &findings)
        : m_layout(layout),
          m_style(style),
          m_findings(findings)
    {
    }

    /// Whether \a cell shows findings in place of its pencil marks.
    bool fills(Cell cell) const;
    void paintFrames(QPainter &painter) const;
    /// In the empty cell \a cell; \a plain and \a strong draw digits.
    void paintCell(QPainter &painter, Cell cell, const GlyphsOfHeight &plain,
                   const GlyphsOfHeight &strong) const;

private:
    void paintOutline(QPainter &painter, const std::vector<Cell> &cells) const;
    void paintPair(QPainter &painter, const DifferingCell &pair, const GlyphsOfHeight &strong) const;
    void paintProposal(QPainter &painter, const DifferingCell &change, const GlyphsOfHeight &strong) const;
    void paintCandidates(QPainter &painter, Cell cell, const GlyphsOfHeight &plain,
                         const GlyphsOfHeight &strong) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
    const BoardFindings &m_findings;
};

} // namespace sudoku
