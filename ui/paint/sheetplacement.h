#pragma once

#include <QPointF>
#include <QSizeF>

namespace sudoku {

/// How a sheet lies on the paper of a printer, which cannot print up to the edges. Lengths are in
/// millimetres.
struct SheetPlacement
{
    double scale = 1;    ///< at most 1: nothing is printed larger than it was laid out
    QPointF origin = {}; ///< the top left corner of the sheet, as it lies on the paper

    /// The whole percentage of the scale, rounded down so that only 1 is 100.
    int percentage() const;
};

/// Puts the middle of \a sheet on the middle of \a paper, as large as what is printed fits: the sheet is
/// blank within \a margin of its edges, and the printer cannot print within \a unprintable of those of the
/// paper.
SheetPlacement placeSheet(QSizeF sheet, double margin, QSizeF paper, double unprintable);

} // namespace sudoku
