#pragma once

#include "core/board/digitset.h"
#include "core/board/geometry.h"
#include "core/variants/linelook.h"

#include <string>
#include <variant>
#include <vector>

namespace sudoku {

// The marks that are drawn on the board, in cell coordinates. Each kind is named after its look; the painter
// decides size, colour and order.

/// The dashed frame of a cage, within its cells.
struct Outline
{
    std::vector<Cell> cells;
    bool operator==(const Outline &) const = default;
};
/// A line through the centres of \a cells.
struct Line
{
    std::vector<Cell> cells;
    LineLook look;
    bool operator==(const Line &) const = default;
};
/// Cells with a darker background.
struct Shade
{
    enum class Texture {
        Plain,
        Framed, ///< with an edge around all cells, a little within them
        RisingStripes,
        FallingStripes,
        LevelStripes,
        UprightDashes,
        LevelDashes,
        Crosses, ///< of both dashes
        Dots,
    };

    std::vector<Cell> cells;
    Texture texture = Texture::Plain;
    bool operator==(const Shade &) const = default;
};
/// A small text at the upper edge of a cell.
struct Label
{
    enum class Side { Left, Right };

    Cell cell;
    std::string text;
    Side side = Side::Left;
    bool operator==(const Label &) const = default;
};
/// A shape in a cell, around its digit.
struct Shape
{
    enum class Kind {
        Disc,
        Square,
        Bulb,       ///< of a look::tube
        Ring,       ///< of a look::shaft or a look::doubleShaft
        NarrowRing, ///< of a look::link
        DashedRing,
        OutwardTips, ///< one at each side
        InwardTips,
        ThickRing,
        Diamond, ///< at the ends of a line
    };

    Cell cell;
    Kind kind;
    bool operator==(const Shape &) const = default;
};
/// Digits at the places of pencil marks, while the cell is empty and has no pencil marks.
struct SmallDigits
{
    Cell cell;
    DigitSet digits;
    bool operator==(const SmallDigits &) const = default;
};
/// A small sign between cells: on the border of two, or where four meet.
struct Token
{
    enum class Kind {
        Text,
        WhiteDot,   ///< with a text in it or none
        BlackDot,   ///< the same
        Inequality, ///< opens towards the first cell
    };

    std::vector<Cell> cells;
    Kind kind;
    std::string text = {}; ///< of one line or more
    bool operator==(const Token &) const = default;
};
/// A text outside the board, beside \a cell: \a rowStep rows and \a columnStep columns away, each -1, 0 or 1.
/// Beside a corner of the cell it has an arrow.
struct OutsideText
{
    Cell cell;
    int rowStep;
    int columnStep;
    std::string text;
    std::string sign = {}; ///< of its kind, small
    bool operator==(const OutsideText &) const = default;
};

using Mark = std::variant<Outline, Line, Shade, Label, Shape, SmallDigits, Token, OutsideText>;

} // namespace sudoku
