#pragma once

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "ui/paint/boardhighlights.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/cliparea.h"
#include "ui/paint/findings.h"
#include "ui/paint/glyphcache.h"
#include "ui/paint/pencilmarks.h"

#include <memory>
#include <vector>

class QPainter;

namespace sudoku {

class CandidateGrids;
class EvidencePainter;
class FindingsPainter;
class LiveMarkPainter;
class MarkPainter;
class PencilMarkPainter;

/// Paints a board on screen and paper, and in PDF, SVG and images. All boards that one painter is given have
/// the same rules: their marks are placed once.
class BoardPainter
{
public:
    /// Makes a painter, which uses \a cache only if the layout is aligned with pixels.
    BoardPainter(const BoardLayout &layout, const BoardStyle &style, const SymbolSet &symbols,
                 GlyphCache &cache);
    ~BoardPainter();

    /// Paints the part of the board within \a clip, in the units of the layout.
    void paint(QPainter &painter, const Board &board, const BoardHighlights &highlights,
               const ClipArea &clip);
    /// Paints only what is below the digits of cells, or only the digits and what is above them.
    void paintBelow(QPainter &painter, const Board &board, const BoardHighlights &highlights,
                    const ClipArea &clip);
    void paintAbove(QPainter &painter, const Board &board, const BoardHighlights &highlights,
                    const ClipArea &clip);
    /// Returns the sizes of pencil marks, which are the same in all cells and depend on the marks of all.
    MarkSizes markSizes(const Board &board, const BoardHighlights &highlights);
    /// Returns whether the candidates of \a findings are so small that it paints dots instead.
    bool drawsDots(const Board &board, const BoardFindings &findings);
    /// Returns the one of \a digits, not empty, that is the nearest to \a point where pencil marks are at
    /// their places in \a cell.
    Digit nearestDigit(const Board &board, const BoardHighlights &highlights, Cell cell, DigitSet digits,
                       QPointF point);

private:
    struct CellPainters
    {
        const MarkPainter &marks;
        const PencilMarkPainter &pencilMarks;
        const EvidencePainter &evidence;
        const FindingsPainter &findings;
        const LiveMarkPainter &live;
        const CandidateGrids &findingGrids;
    };

    /// Of the digits of cells, all of one height.
    struct DigitGlyphs
    {
        const Glyphs &givens;
        const Glyphs &entries;
        const Glyphs &bold; ///< entries that stand out
        const Glyphs &wrong;
        const Glyphs &evidence; ///< givens that rule digits out elsewhere
    };

    const MarkPainter &marksOf(const Board &board);
    void keepClear(QPainter &painter, const std::vector<QRectF> &labels) const;
    qreal digitHeight();
    QPointF digitCentre(Cell cell, qreal height, qreal labelBottom) const;
    DigitGlyphs digitGlyphs(qreal height);
    void paintOwnDigit(QPainter &painter, Cell cell, const Board &board, const BoardHighlights &highlights,
                       const DigitGlyphs &glyphs, qreal labelBottom) const;
    void paintDigit(QPainter &painter, const Glyphs &glyphs, QPointF centre, Digit digit, bool isWrong) const;
    void paintContents(QPainter &painter, const Board &board, const BoardHighlights &highlights,
                       const CellPainters &painters);
    void paintMarks(QPainter &painter, Cell cell, const CellPainters &painters, bool areClipped) const;
    EvidencePainter evidencePainter(const Board &board, const BoardHighlights &highlights,
                                    const QRectF &room);
    PencilMarkPainter pencilMarkPainter(const Board &board, const BoardHighlights &highlights,
                                        const MarkPainter &marks);
    LiveMarkPainter liveMarkPainter(const Board &board, const BoardHighlights &highlights,
                                    const MarkPainter &marks);
    GlyphsOfHeight glyphsOfHeight(bool isBold, const QColor &colour, bool isSlanted = false);
    GlyphsOfHeight narrowGlyphs(bool isBold, const QColor &colour);
    GlyphsOfHeight glyphsOfFont(const QFont &font, const QColor &colour);

    QRectF withinFrame(Cell cell) const;
    QRectF roomForMarks(bool isWithinFrame) const;
    bool isVisible(Cell cell) const;
    const Glyphs &glyphs(const QFont &font, const QColor &colour, const QColor &halo = {});
    int digitCount() const { return m_layout.geometry().digitCount(); }

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
    const SymbolSet &m_symbols;
    GlyphCache &m_cache;
    std::unique_ptr<MarkPainter> m_marks; ///< once they are placed
    QRectF m_room;                        ///< for small digits in all cells, see roomForMarks()
    QRectF m_widerRoom;                   ///< the same up to the lines around a cell
    ClipArea m_clip;
    QColor m_halo; ///< the edge of small digits, which may be on the lines of constraints; else invalid
};

} // namespace sudoku
