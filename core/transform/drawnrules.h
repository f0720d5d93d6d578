#pragma once

#include "core/board/board.h"
#include "core/variants/constraintproblem.h"

#include <optional>
#include <string>
#include <vector>

namespace sudoku {

/// Drawn cages, or drawn lines, that look alike and so may all stand for rules of one kind.
struct DrawnGroup
{
    Drawing::Kind kind;                     ///< Cage or Line
    std::string name = {};                  ///< what their author calls them, or empty
    Rgba edge = {};                         ///< of the first of them
    std::vector<std::size_t> drawings = {}; ///< their indices, ascending
};

/// Returns the groups of \a drawings: those of one name, or without a name of one colour and breadth.
std::vector<DrawnGroup> drawnGroups(const std::vector<Drawing> &drawings);

/// The rules that a group becomes, and the drawings that stay because they fit no rule.
struct DrawnRules
{
    std::vector<Constraint> constraints = {}; ///< none of them twice
    std::vector<std::size_t> drawings = {};   ///< those that become rules
    std::vector<std::size_t> staying = {};
    /// Why the first of those stays; nothing if it is a line that does not lead from cell to cell, or if \a
    /// word stands in a cage, where a number should be.
    std::optional<ConstraintProblem> problem = {};
    std::string word = {};
};

/// Returns what the drawings of \a group become as rules of \a kind. A line is read from its beginning, with
/// the cells between its corners; numbers are those in the text of a cage, such as 12 in "12x".
DrawnRules drawnRules(const Board &board, const DrawnGroup &group, const Variant &kind);

/// Returns \a board with \a rules in place of their drawings.
Board withDrawnRules(Board board, const DrawnRules &rules);

} // namespace sudoku
