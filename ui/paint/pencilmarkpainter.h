#pragma once

#include <QRectF>

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/candidategrid.h"
#include "ui/paint/pencilmarks.h"

#include <optional>
#include <vector>

class QPainter;

namespace sudoku {

class MarkPainter;

/// Paints the small digits of cells without a digit: their pencil marks, or else those of constraints. It
/// finds one arrangement for the corner marks of all cells, so that they have one size: if a cell has too
/// many for its edge, each is at the place of its digit. On paper it is there at any size.
class PencilMarkPainter
{
public:
    struct Parts
    {
        const BoardLayout &layout;
        const BoardStyle &style;
        const Board &board;
        const MarkPainter &marks;
        QRectF room;                ///< the part of a cell that marks may use, from its upper left corner
        GlyphsOfHeight plain;       ///< for pencil marks
        GlyphsOfHeight given;       ///< for digits of constraints
        GlyphsOfHeight highlighted; ///< for both
        bool hasLongSymbols;
        bool isInPlaces;        ///< each mark is at the place of its digit, even if few are
        Digit highlightedDigit; ///< or noDigit
        const std::vector<DigitSet> &contradicted; ///< the marks that are struck through, by cell, or empty
    };

    explicit PencilMarkPainter(Parts parts);

    void paintCell(QPainter &painter, Cell cell) const;

private:
    void arrange();
    MarkLook look(Cell cell, const GlyphsOfHeight &plain) const;
    void paintMarks(QPainter &painter, Cell cell) const;
    void paintGivenDigits(QPainter &painter, Cell cell) const;

    Parts m_parts;
    std::vector<DigitSet> m_givenDigits;   ///< by cell, see MarkPainter::smallDigits()
    std::vector<DigitSet> m_faintDigits;   ///< those of constraints that are switched off
    std::optional<CandidateGrids> m_grids; ///< of corner marks, unless they are around the edges
    qreal m_edgeHeight = 0;                ///< of corner marks around the edges
};

} // namespace sudoku
