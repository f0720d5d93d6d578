#pragma once

#include <QRegion>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/findings.h"
#include "ui/paint/glyphcache.h"
#include "ui/paint/pencilmarks.h"

#include <optional>
#include <vector>

class QPainter;

namespace sudoku {

class MarkPainter;

/// How one cell is set off from the others.
struct CellHighlight
{
    bool isPeer = false;
    bool isSameDigit = false;
    bool isSelected = false;
    bool isViolation = false;
};

/// What to show on and around the digits; nothing on paper.
struct BoardHighlights
{
    std::vector<CellHighlight> cells = {}; ///< one for each cell, or empty
    std::optional<Cell> cursor = {};
    bool hasFocus = true; ///< the cursor is drawn as a frame, else as a thin one
    BoardFindings findings = {};
    bool hasMarksInPlaces = false; ///< each corner mark at the place of its digit, few of them too
};

/// Paints a board: the one painter for screen, printer, PDF, SVG and images.
class BoardPainter
{
public:
    /// Does not use \a cache where the layout does not snap to pixels.
    BoardPainter(const BoardLayout &layout, const BoardStyle &style, const SymbolSet &symbols,
                 GlyphCache &cache);

    /// Paints what lies within \a clip, given in the layout's units.
    void paint(QPainter &painter, const Board &board, const BoardHighlights &highlights, const QRectF &clip);

private:
    void paintGround(QPainter &painter, const BoardHighlights &highlights) const;
    QColor groundOf(const CellHighlight &highlight) const;
    void paintLines(QPainter &painter) const;
    void paintBorder(QPainter &painter, Cell cell, Cell next, Qt::Orientation side) const;
    void paintCoordinates(QPainter &painter) const;
    void paintContents(QPainter &painter, const Board &board, const BoardHighlights &highlights,
                       const MarkPainter &markPainter);
    GlyphsOfHeight glyphsOfHeight(bool isBold, const QColor &colour);
    void paintViolations(QPainter &painter, const BoardHighlights &highlights) const;
    void paintCursor(QPainter &painter, const BoardHighlights &highlights,
                     const std::vector<QRectF> &labels) const;

    QRectF withinFrame(Cell cell) const;
    bool isVisible(Cell cell) const;
    const Glyphs &glyphs(const QFont &font, const QColor &colour);
    int digitCount() const { return m_layout.geometry().digitCount(); }

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
    const SymbolSet &m_symbols;
    GlyphCache &m_cache;
    QRectF m_clip;
};

} // namespace sudoku
