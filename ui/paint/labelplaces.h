#pragma once

#include <QFont>
#include <QRectF>

#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/marklook.h"

#include <span>
#include <vector>

namespace sudoku {

/// Returns the places of \a labels: those of one cell are side by side along its upper edge and avoid the \a
/// tokens there. A place is as high as the digits of the label, and as wide as the label.
std::vector<QRectF> labelPlaces(const BoardLayout &layout, const BoardStyle &style,
                                std::span<const Label *const> labels, std::span<const QRectF> tokens);

/// Returns the font of a label whose place has \a height.
QFont labelFont(const BoardStyle &style, qreal height);

} // namespace sudoku
