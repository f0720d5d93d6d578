#pragma once

#include "core/board/board.h"

#include <vector>

namespace sudoku {

/// A constraint of a board, in force or switched off.
struct BoardRule
{
    Constraint constraint;
    bool isOn = true;

    bool operator==(const BoardRule &) const = default;
};

/// The order in which constraints are listed, whether they are in force or not: by kind, then by cells.
bool isListedBefore(const Constraint &a, const Constraint &b);
/// All of \a board in that order.
std::vector<BoardRule> rulesOf(const Board &board);

/// Each gives \a board with that change.
Board withRule(Board board, Constraint constraint);
Board withoutRules(Board board, const std::vector<BoardRule> &rules);
Board withSwitchedRules(Board board, const std::vector<BoardRule> &rules, bool isOn);

/// The constraints of \a board, in force or not, that there cannot be on a board of that \a geometry.
std::vector<Constraint> unfitRules(const Board &board, const Geometry &geometry);
/// Another \a geometry of the same size, without the constraints that are not for it.
Board withGeometry(Board board, const Geometry &geometry);

} // namespace sudoku
