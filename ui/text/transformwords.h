#pragma once

#include <QString>

#include "core/transform/transformkinds.h"

namespace sudoku {

/// Returns the name of \a kind: "Turn Right".
QString nameText(const TransformKind &kind);

/// Returns a text such as "Killer cage 15 at r1c1 and r1c2 does not allow it: …", about a board with \a
/// geometry, without a full stop.
QString obstacleText(const Geometry &geometry, const TransformObstacle &obstacle);

/// Returns what is wrong with the numbers for \a kind, or which it needs: "it needs two numbers, such as
/// 1,2".
QString numbersErrorText(const TransformKind &kind, TransformTextError error);

} // namespace sudoku
