#pragma once

#include <QRectF>
#include <QString>

#include "core/board/symbols.h"
#include "ui/hints/ratedwalkthrough.h"
#include "ui/paint/findings.h"

#include <functional>

class QPainter;

namespace sudoku {

class GlyphCache;

/// A step in words, with the board before it.
struct ToldStep
{
    QString heading;
    QString sentence;
    Board board; ///< with the candidates as corner marks
    BoardFindings findings;
};

/// Returns the board of \a walkthrough in \a position, with the candidates as corner marks.
Board boardAt(const RatedWalkthrough &walkthrough, const Position &position);

/// Calls \a tell with each step of \a walkthrough in order, until it returns false. Returns whether all were
/// told.
bool tellSteps(const RatedWalkthrough &walkthrough, const SymbolSet &symbols,
               const std::function<bool(const ToldStep &)> &tell);

/// Paints the board of \a step for paper, with the numbers of rows and columns. \a millimetre is the length
/// of one on paper, or 0 on a raster of pixels; \a minCandidate is the smallest height of a legible digit.
void paintToldStep(QPainter &painter, const QRectF &area, const ToldStep &step, const SymbolSet &symbols,
                   GlyphCache &cache, double millimetre, double minCandidate);

} // namespace sudoku
