#pragma once

#include <QPointF>
#include <QRectF>

#include "core/hints/steps/step.h"

#include <functional>
#include <vector>

class QColor;
class QPainter;

namespace sudoku {

/// What arrows between candidates need to know.
struct LinkStyle
{
    std::function<QRectF(const Candidate &)> place;
    qreal width;    ///< of a line
    qreal maxCurve; ///< how far an arrow may swerve from the straight line
    QRectF board;   ///< where arrows stay
    const QColor &colour;
    const QColor &halo; ///< around the lines, so that they are visible on digits
};

/// Paints the inferences of a chain as arrows: strong ones solid, weak ones dashed. The candidates of a group
/// are joined by dots.
void paintLinks(QPainter &painter, const std::vector<ChainLink> &chain, const LinkStyle &style);

} // namespace sudoku
