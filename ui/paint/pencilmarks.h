#pragma once

#include "core/board/digitset.h"
#include "ui/paint/dotpictures.h"
#include "ui/paint/glyphcache.h"

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <functional>

class QPainter;

namespace sudoku {

/// What the pencil marks of all cells have in common.
struct MarkSizes
{
    qreal cornerHeight = 0; ///< of corner marks around the edges
    qreal centreHeight = 0; ///< of centre marks side by side
    qreal placeHeight = 0;  ///< of marks at the places of their digits
    bool areCornersInPlaces = false;
    bool areCentresInPlaces = false;

    bool operator==(const MarkSizes &) const = default;
};

struct CandidateGrid;

/// Which pencil marks of a board are each at the place of their digit, however few they are.
enum class MarksInPlaces {
    None,
    Centre, ///< the centre marks of cells that have no corner marks: what players call marks
    Corner, ///< all corner marks
    All,    ///< all marks
};

/// Returns the Glyphs of a height in the units of the board.
using GlyphsOfHeight = std::function<const Glyphs &(qreal height)>;

/// Returns how many times as wide as it is high the last of \a digitCount digits is, about as small as it is
/// in a cell of \a cellSize. Is finite and greater than 0 even if there is no room for a digit.
qreal widthOfHeight(const GlyphsOfHeight &glyphs, int digitCount, qreal cellSize);

struct MarkGlyphs
{
    const GlyphsOfHeight &plain;
    const GlyphsOfHeight &strong; ///< of the highlighted mark
    const GlyphsOfHeight &lit;
};

/// How the pencil marks of a cell look. Shapes tell them apart, and colours only help: the highlighted digit
/// is bold in a box, lit marks are bold, and marks that a digit on the board contradicts are struck through.
struct MarkLook
{
    MarkGlyphs glyphs;
    Digit highlighted = noDigit;
    DigitSet lit = {};
    QColor ink = {}; ///< of dots
    QColor litInk = {};
    QColor ground = {}; ///< of the box
    QColor frame = {};
    DigitSet struck = {};
    QColor stroke = {};
    bool hasLongSymbols = false; ///< of the board: marks side by side have gaps, so that 1 and 4 are not 14
};

/// The largest number of corner marks that fit around the edge of a cell.
inline constexpr int maxMarksAroundEdge = 8;

/// Paints corner marks around the edge of the cell, in the reading order of their digits from the corners on.
/// \a height is that of all corner marks of the board.
void paintMarksAroundEdge(QPainter &painter, const QRectF &cell, DigitSet marks, qreal height,
                          const MarkLook &look);

/// Paints each mark at its place in \a grid, even if it is not legible there.
void paintMarksInPlaces(QPainter &painter, const CandidateGrid &grid, DigitSet marks, const MarkLook &look);

/// Paints one of \a dots at the place of each mark, where figures would not be legible, on a device of that
/// \a pixelRatio.
void paintMarkDots(QPainter &painter, const CandidateGrid &grid, DigitSet marks, const MarkLook &look,
                   DotPictures &dots, qreal pixelRatio);

/// Returns the height at which centre marks fit a cell of that size; the more there are, the smaller they
/// are.
qreal centreMarkHeight(QSizeF cell, DigitSet marks, const MarkLook &look);
/// Paints centre marks of that height in lines about the middle of the cell.
void paintCentreMarks(QPainter &painter, const QRectF &cell, DigitSet marks, qreal height,
                      const MarkLook &look);

} // namespace sudoku
