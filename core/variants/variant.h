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

/// A kind of constraint. Everything that the program knows about it is in the one file that defines it; to
/// add a kind, write that file and name it in variants.cpp.
struct Variant
{
    std::string_view id;   ///< The word used in files and on the command line.
    std::string_view name; ///< English; translated where it is shown.
    /// Other English names by which people may search for it, separated by commas: "German whispers, Dutch
    /// whispers".
    std::string_view keywords = {};
    /// The rule as printed for people who solve on paper, in English: "No equal digits a king's move apart".
    /// "%1" stands for the number.
    std::string_view demand;
    Input input;
    /// Returns the rules of a constraint in which findProblem() finds nothing.
    std::vector<Rule> (*rules)(const Puzzle &, const Constraint &);
    /// Returns what to draw on the board; null where nothing is drawn.
    std::vector<Mark> (*marks)(const Geometry &, const Constraint &) = nullptr;
    /// What a board must have for this kind, in English: "boxes of two rows and columns or more".
    std::string_view need = {};
    /// Whether a board has that; null where every board has.
    bool (*suits)(const Geometry &) = nullptr;

    NumberUse number = NumberUse::None;
    /// Returns the range of numbers for these cells; null where the kind takes no number.
    NumberRange (*numbers)(const Geometry &, std::span<const Cell>) = nullptr;
    int maxNumbers = 1;
    std::span<const int> commonNumbers = {}; ///< where there are few: 5 and 10 for X and V
    int minCells = 1;
    /// Whether no digit may be repeated in the cells, so that there are at most as many cells as digits.
    bool isDistinct = false;
    /// The kind whose negative constraint this is ("all dots are given"), or null; says little without that
    /// kind.
    const Variant *negativeOf = nullptr;

    /// Whether the first two cells determine the others: see straightFrom().
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
