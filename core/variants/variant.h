#pragma once

#include "core/board/puzzle.h"
#include "core/board/rule.h"
#include "core/translate.h"
#include "core/variants/mark.h"

#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// What the user points at to add a constraint.
enum class Input {
    Nothing,    ///< the board as a whole
    Cells,      ///< any cells
    Path,       ///< cells in their order, each touching the next by a side or a corner
    Neighbours, ///< two cells that touch by a side, in their order
    Block,      ///< four cells around a corner
    Clones,     ///< two groups of cells of the same shape, one after the other: clones
    Line,       ///< a whole row or column, from one end to the other
    Diagonal,   ///< all cells from the edge on, always one row and one column further
};

/// Whether a number belongs to a constraint.
enum class NumberUse { None, Optional, Needed };

struct NumberRange
{
    int min;
    int max;
    bool operator==(const NumberRange &) const = default;
};

/// A kind of constraint. All that the program knows about it stands in the one file that
/// defines it; to add a kind, write that file and name it in variants.cpp.
struct Variant
{
    std::string_view id;   ///< The word used in files and on the command line.
    std::string_view name; ///< English; translated where it is shown.
    /// What solvers on paper must know, in English: "No digit twice on the falling diagonal". "%1" stands for the number.
    std::string_view demand;
    Input input;
    /// Of a constraint in which findProblem() finds none.
    std::vector<Rule> (*rules)(const Puzzle &, const Constraint &);
    /// Null where the demand says it all.
    std::vector<Mark> (*marks)(const Geometry &, const Constraint &) = nullptr;
    /// What a board must have for this kind, in English: "boxes of two rows and columns or more".
    std::string_view need = {};
    /// Whether a board has that; null where every board has.
    bool (*suits)(const Geometry &) = nullptr;

    NumberUse number = NumberUse::None;
    /// What a number may be for these cells; null where none is used.
    NumberRange (*numbers)(const Geometry &, std::span<const Cell>) = nullptr;
    int maxNumbers = 1;
    std::span<const int> commonNumbers = {}; ///< where only some are common: 5 and 10 of X and V
    int minCells = 1;
    /// Whether no digit can stand in them twice, so that there are at most as many as digits.
    bool isDistinct = false;
    /// The kind whose negative constraint this is ("all dots are given"), or null; says little without that kind.
    const Variant *negativeOf = nullptr;

    /// Whether the first two cells tell the others: see straightFrom().
    bool hasStraightCells() const { return input == Input::Line || input == Input::Diagonal; }
    bool isFor(const Geometry &geometry) const { return !suits || suits(geometry); }
    std::vector<Mark> marksOf(const Geometry &geometry, const Constraint &constraint) const
    {
        return marks ? marks(geometry, constraint) : std::vector<Mark>();
    }
};

/// All variants, in the order in which they are offered.
std::span<const Variant *const> variants();
/// Null where no variant has that \a id.
const Variant *findVariant(std::string_view id);

} // namespace sudoku
