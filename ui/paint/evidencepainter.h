#pragma once

#include <QRectF>

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/candidategrid.h"
#include "ui/paint/evidencelook.h"
#include "ui/paint/findings.h"
#include "ui/paint/pencilmarks.h"

#include <map>
#include <vector>

class QPainter;

namespace sudoku {

/// Paints the evidence of a step into the cells of a board: small digits in their shapes, the conclusions,
/// and arrows between digits. Cells without pencil marks show only the digits that matter.
class EvidencePainter
{
public:
    struct Parts
    {
        const BoardLayout &layout;
        const BoardStyle &style;
        const Board &board;
        const StepEvidence &evidence;
        QRectF room;           ///< the part of a cell that small digits may use, from its upper left corner
        GlyphsOfHeight plain;  ///< for pencil marks
        GlyphsOfHeight strong; ///< for evidence
        GlyphsOfHeight placed;
        GlyphsOfHeight eliminated;
        /// Unless it is 0, small digits are not higher, because pencil marks have that height.
        qreal maxCandidate = 0;
        /// Unless it is 0, the marks of all cells are candidates: they are painted like those of cells with
        /// evidence, at least so high where that is possible.
        qreal minCandidate = 0;
    };

    explicit EvidencePainter(Parts parts);

    /// Paints the tint of the houses, which is below everything else.
    static void paintHouses(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                            const StepEvidence &evidence);

    /// Returns whether \a cell shows evidence, or candidates.
    bool fills(Cell cell) const { return m_grids.contains(cell) || isPlaced(cell); }
    void paintCell(QPainter &painter, Cell cell) const;
    /// Paints arrows and the outlines of covering houses, over the cells.
    void paintAbove(QPainter &painter) const;

private:
    void makeGrids();
    DigitSet marksIn(Cell cell) const;
    bool isPlaced(Cell cell) const;
    bool isEliminated(const Candidate &candidate) const;
    QRectF placeOf(const Candidate &candidate) const;
    void paintDot(QPainter &painter, const QRectF &place) const;
    void paintPlacement(QPainter &painter, const Candidate &placement) const;
    void paintShape(QPainter &painter, const QRectF &place, const EvidenceLook &look) const;
    void paintStroke(QPainter &painter, const QRectF &place) const;

    Parts m_parts;
    std::map<Cell, DigitSet> m_digits; // the evidence in a cell
    std::map<Cell, CandidateGrid> m_grids;
    std::map<Candidate, std::vector<EvidenceLook>> m_looks;
};

} // namespace sudoku
