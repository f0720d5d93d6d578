#pragma once

#include "core/board/puzzle.h"
#include "core/board/rule.h"
#include "core/translate.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sudoku {

/// What the user points at to add a constraint.
enum class Input { Nothing, Cells, CellsAndNumber };

/// What to draw on the board, in cells; how it looks is the business of the painter.
struct Outline
{
    std::vector<Cell> cells;
    bool operator==(const Outline &) const = default;
};
/// A line through the centres of \a cells.
struct Line
{
    std::vector<Cell> cells;
    bool operator==(const Line &) const = default;
};
/// Cells with a darker ground.
struct Shade
{
    std::vector<Cell> cells;
    bool operator==(const Shade &) const = default;
};
struct Label
{
    Cell cell;
    std::string text;
    bool operator==(const Label &) const = default;
};
using Mark = std::variant<Outline, Line, Shade, Label>;

/// A kind of constraint. All that the program knows about it stands in the one file that
/// defines it; to add a kind, write that file and name it in variants.cpp.
struct Variant
{
    std::string_view id;   ///< The word used in files and on the command line.
    std::string_view name; ///< English; translated where it is shown.
    std::string_view
        demand; ///< What solvers on paper must know, in English: "No digit twice on the falling diagonal".
    Input input;
    std::vector<Rule> (*rules)(const Geometry &, const Constraint &);
    std::vector<Mark> (*marks)(const Geometry &, const Constraint &); ///< Empty where the demand says it all.
    /// What a board must have for this kind, in English: "boxes of two rows and columns or more".
    std::string_view need = {};
    /// Whether a board has that; null where every board has.
    bool (*suits)(const Geometry &) = nullptr;

    bool isFor(const Geometry &geometry) const { return !suits || suits(geometry); }
};

/// All variants, in the order in which they are offered.
std::span<const Variant *const> variants();
/// Null where no variant has that \a id.
const Variant *findVariant(std::string_view id);

} // namespace sudoku
