#pragma once

#include <QRectF>

#include "core/board/board.h"
#include "core/board/playerdrawing.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/candidategrid.h"
#include "ui/paint/pencilmarks.h"

#include <map>
#include <optional>
#include <vector>

class QPainter;

namespace sudoku {

class MarkPainter;

/// Paints the small digits of cells without a digit: their pencil marks, or else those of constraints. The
/// marks of all cells have one size for each kind. Where a cell has too many for that, or where they would
/// not be legible, the marks of that kind are at the places of their digits in all cells: as dots if even
/// there they would be too small to be read. On paper they are there at any size. In a cell on whose
/// candidates the player has drawn, each mark is at its place.
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
        QRectF widerRoom;           ///< the same where marks in places would be legible only there
        GlyphsOfHeight plain;       ///< for pencil marks
        GlyphsOfHeight given;       ///< for digits of constraints
        GlyphsOfHeight highlighted; ///< for both
        GlyphsOfHeight lit;         ///< for the marks that a filter shows
        GlyphsOfHeight place;       ///< for the digits that a filter shows in cells without marks
        DotPictures &dots;
        bool hasLongSymbols;
        MarksInPlaces inPlaces;
        Digit highlightedDigit;                    ///< or noDigit
        const std::vector<DigitSet> &contradicted; ///< the marks that are struck through, by cell, or empty
        const std::vector<DigitSet> &filtered;     ///< the digits that a filter shows, by cell, or empty
        const PlayerDrawing &drawn;                ///< on candidates of cells without digits
        std::optional<Candidate> penStart;         ///< where the next line begins
    };

    explicit PencilMarkPainter(Parts parts);

    MarkSizes sizes() const
    {
        return {m_edgeHeight, m_centreHeight, m_grid.height, m_areCornersInPlaces, m_areCentresInPlaces};
    }

    void paintCell(QPainter &painter, Cell cell) const;
    /// Paints the lines between candidates, over the cells.
    void paintLines(QPainter &painter) const;
    /// Returns one of \a digits, not empty: that with its place in \a cell nearest to \a point.
    Digit nearestDigit(Cell cell, DigitSet digits, QPointF point) const;

private:
    void arrange();
    qreal heightOfCentreMarks() const;
    CandidateGrid gridIn(Cell cell) const;
    QRectF placeOf(const Candidate &candidate) const;
    DigitSet filteredIn(Cell cell) const;
    MarkLook look(Cell cell, const GlyphsOfHeight &plain) const;
    MarkLook lookOfPlaces() const;
    void paintMarks(QPainter &painter, Cell cell) const;
    void paintDrawnCell(QPainter &painter, Cell cell) const;
    void paintColour(QPainter &painter, const ColouredCandidate &coloured) const;
    void paintInPlaces(QPainter &painter, Cell cell, DigitSet digits, const MarkLook &look) const;
    void paintGivenDigits(QPainter &painter, Cell cell) const;

    Parts m_parts;
    std::vector<DigitSet> m_givenDigits; ///< by cell, see MarkPainter::smallDigits()
    std::map<Cell, DigitSet> m_drawn;    ///< the candidates on which something is drawn
    std::vector<DigitSet> m_faintDigits; ///< those of constraints that are switched off
    CandidateGrid m_grid;                ///< the places of digits in the cell at the upper left corner
    qreal m_edgeHeight = 0;              ///< of corner marks around the edges
    qreal m_centreHeight = 0;            ///< of centre marks side by side
    bool m_areCornersInPlaces = false;
    bool m_areCentresInPlaces = false;
};

} // namespace sudoku
