#pragma once

#include <QRectF>
#include <QString>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/hints/steps/position.h"
#include "ui/paint/findings.h"

#include <vector>

class QPainter;

namespace sudoku {

class GlyphCache;

/// A number that a lesson writes in the corner of a cell: of the step that places its digit.
struct CellNumber
{
    Cell cell;
    std::size_t number;
};

/// A step in words, or a run of steps, with the board before it.
struct LessonStep
{
    QString heading = {};
    QString sentence = {}; ///< with its full stop; it may have several lines
    Board board;           ///< with the candidates as corner marks
    BoardFindings findings = {};
    std::vector<CellNumber> numbers = {}; ///< in a run
};

/// Returns the board of \a puzzle in \a position, with the candidates as corner marks.
Board boardAt(const Puzzle &puzzle, const Position &position);

/// Paints the board of \a step for paper, with the numbers of rows and columns. \a millimetre is the length
/// of one on paper, or 0 on a raster of pixels; \a minCandidate is the smallest height of a legible digit.
void paintLessonStep(QPainter &painter, const QRectF &area, const LessonStep &step, const SymbolSet &symbols,
                     GlyphCache &cache, double millimetre, double minCandidate);
/// Paints the givens of \a board likewise.
void paintClean(QPainter &painter, const QRectF &area, const Board &board, const SymbolSet &symbols,
                GlyphCache &cache, double millimetre);

} // namespace sudoku
