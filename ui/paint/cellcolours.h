#pragma once

#include <QRectF>
#include <QString>

#include "core/board/digitset.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/evidencelook.h"

class QPainter;

namespace sudoku {

/// Fills \a rect, a cell, with its \a colours, in slices if there are several. Each colour has a texture of
/// its own, so that nobody needs to see colours to tell them apart.
void paintCellColours(QPainter &painter, const QRectF &rect, DigitSet colours, const BoardStyle &style);

/// Returns the name of \a colour, 1 … colourCount, with that of its texture.
QString colourName(int colour);

/// How a candidate with a colour is marked. Each colour has a shape of its own.
struct CandidateColour
{
    EvidenceLook::Shape shape;
    QColor ground;
    QColor edge;
};

/// Returns how candidates with \a colour, 1 … colourCount, are marked.
CandidateColour candidateColour(int colour, const BoardStyle &style);
/// Returns the name of \a colour with that of its shape: "green circle".
QString candidateColourName(int colour);

} // namespace sudoku
