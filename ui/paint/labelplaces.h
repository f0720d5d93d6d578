#pragma once

#include <QFont>
#include <QRectF>

#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/marklook.h"

#include <span>
#include <vector>

namespace sudoku {

/// Where each of \a labels goes: those of one cell side by side along its upper edge, clear of the \a tokens
/// there. A place is as high as the label's digits, and as wide as the label.
std::vector<QRectF> labelPlaces(const BoardLayout &layout, const BoardStyle &style,
                                std::span<const Label *const> labels, std::span<const QRectF> tokens);

/// The font of a label whose place has this height.
QFont labelFont(const BoardStyle &style, qreal height);

} // namespace sudoku
