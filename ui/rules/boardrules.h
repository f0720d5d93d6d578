#pragma once

#include <QPointF>

#include "core/board/board.h"

#include <optional>
#include <vector>

namespace sudoku {

class BoardLayout;

/// A constraint of a board, in force or switched off.
struct BoardRule
{
    Constraint constraint;
    bool isOn = true;

    bool operator==(const BoardRule &) const = default;
};

/// A constraint, and what it becomes by the number that the user is typing.
struct TypedChange
{
    Constraint before;
    Constraint after;

    bool operator==(const TypedChange &) const = default;
};

/// Returns the constraints of \a rules, in their order.
std::vector<Constraint> constraintsOf(const std::vector<BoardRule> &rules);

/// Returns whether constraints of kind \a a are listed before those of kind \a b: in the order in which the
/// program offers the kinds.
bool isKindListedBefore(const Variant &a, const Variant &b);
/// Returns whether \a a is listed before \a b: constraints are ordered by kind, then by cells, whether they
/// are in force or not.
bool isListedBefore(const Constraint &a, const Constraint &b);
/// Returns all rules of \a board, in force or not, in the order of isListedBefore().
std::vector<BoardRule> rulesOf(const Board &board);

/// Returns the rules of \a board that have \a cell, those of the fewest cells first.
std::vector<BoardRule> rulesAt(const Board &board, Cell cell);
/// Returns the rule of \a board with a text outside the board at \a point of \a layout, or nothing.
std::optional<BoardRule> ruleOutsideAt(const Board &board, const BoardLayout &layout, QPointF point);
/// Returns the rules of \a board that \a drawn replaces. A sign between two cells replaces other signs of its
/// sort there, as a black dot replaces a white one. Other constraints replace nothing. A sign without a
/// number does not replace one of its kind with a number.
std::vector<BoardRule> rivalsOf(const Board &board, const Constraint &drawn);
/// Returns the rules of \a after that \a before does not have, or has with other cells or numbers, or
/// switched on or off.
std::vector<BoardRule> changedRules(const Board &before, const Board &after);
/// Returns the constraints of \a board that were \a rules before a step moved each cell to where \a map takes
/// it. Their numbers may have changed.
std::vector<Constraint> movedRules(const Board &board, const std::vector<BoardRule> &rules,
                                   const std::vector<Cell> &map);
/// Returns the cells that \a constraint is about, or those of its marks if it applies to the whole board.
std::vector<Cell> shownCells(const Geometry &geometry, const Constraint &constraint);
/// Returns \a constraint from its other end, or nothing if it has no direction.
std::optional<Constraint> turnedRound(const Geometry &geometry, Constraint constraint);

/// Returns \a board with that change.
Board withRules(Board board, const std::vector<Constraint> &constraints);
/// Puts \a after in the place of \a rule, in force or not as that is.
Board withChangedRule(Board board, const BoardRule &rule, Constraint after);
Board withoutRules(Board board, const std::vector<BoardRule> &rules);
Board withSwitchedRules(Board board, const std::vector<BoardRule> &rules, bool isOn);

/// Returns the constraints of \a board, in force or not, that do not fit a \a geometry of the same size.
std::vector<Constraint> unfitRules(const Board &board, const Geometry &geometry);

} // namespace sudoku
