#pragma once

#include <QPointF>
#include <QSizeF>

namespace sudoku {

/// The placement of a sheet on the paper of a printer, which cannot print up to the edges. Lengths are in mm.
struct SheetPlacement
{
    double scale = 1;    ///< at most 1: pages are never enlarged
    QPointF origin = {}; ///< the top left corner of the sheet on the paper

    /// Returns the whole percentage of the scale, rounded down so that only 1 is 100.
    int percentage() const;
};

/// Returns a placement with the middle of \a sheet on the middle of \a paper, as large as its content fits:
/// the sheet is blank within \a margin of its edges, and the printer cannot print within \a unprintable of
/// those of the paper.
SheetPlacement placeSheet(QSizeF sheet, double margin, QSizeF paper, double unprintable);

} // namespace sudoku
