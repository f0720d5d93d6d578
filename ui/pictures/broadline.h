#pragma once

#include "ui/pictures/boardtones.h"

namespace sudoku {

/// A broad line between the middles of two neighbouring cells, as thermometers have.
struct BroadLine
{
    double tone = 0;      ///< of BoardTones; 0: there is no such line
    double halfWidth = 0; ///< cells
};

/// Returns the direction across a \a way, of length 1.
QPointF acrossWay(QPointF way);

/// Looks for a broad line \a from a middle \a to another one: darker than what is beside it, all the way
/// between digits and lines of the board. Circles around both middles reach as far as \a reach, in cells.
BroadLine broadLineBetween(const BoardTones &tones, QPointF from, QPointF to, double reach = 0);

/// Returns whether a broad line leaves the middle \a from, in which a circle reaches as far as \a reach,
/// towards the next one \a to: its first half is there, and perhaps no more.
bool leavesTowards(const BoardTones &tones, QPointF from, QPointF to, double reach = 0);

} // namespace sudoku
