#pragma once

#include "ui/paint/evidencelook.h"

#include <QBrush>
#include <QPen>
#include <QRectF>

class QPainter;

namespace sudoku {

/// Paints the shape that marks a small digit in its square \a place, with \a pen around it and \a brush in
/// it.
void paintCandidateShape(QPainter &painter, const QRectF &place, EvidenceLook::Shape shape, const QPen &pen,
                         const QBrush &brush);

} // namespace sudoku
