#pragma once

class QPainter;

namespace sudoku {

struct PrintJob;

/// Paints the marks along which the sheets of \a job are cut, and where they are folded, in the units of
/// paper. The corner of the cut sheet is at the origin of \a painter.
void paintCropMarks(QPainter &painter, const PrintJob &job);

} // namespace sudoku
