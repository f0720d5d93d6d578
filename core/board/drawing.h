#pragma once

#include "core/board/geometry.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sudoku {

/// A colour with its opacity: 0xrrggbbaa. If the opacity is 0, nothing is painted.
struct Rgba
{
    std::uint32_t value = 0;

    bool isVisible() const { return (value & 0xffU) != 0; }
    bool operator==(const Rgba &) const = default;
};

/// A place in cells from the top left corner of the board: the centre of r1c1 is at 0.5, 0.5. It may be
/// beside the board.
struct BoardPoint
{
    double x = 0; ///< to the right
    double y = 0; ///< down

    bool operator==(const BoardPoint &) const = default;
};

/// A picture on the board that is no rule; other programs call it cosmetic. All lengths are in cells. Each
/// kind uses only the members that its comment names; the others keep their defaults.
struct Drawing
{
    /// In the order in which they are painted.
    enum class Kind {
        Ground, ///< the background of \a cells: \a fill
        Line,   ///< through \a points: \a edge, \a width; with an arrow head at its end if \a head is not 0
        Rectangle, ///< around its only point: sides, angle, fill, edge, edgeWidth, and a text with its ink
        Ellipse,   ///< the same
        Text,      ///< on its only point: text, ink, angle, and \a height, the size of its font
        Cage,      ///< around \a cells: edge, and a text with its ink
    };
    static constexpr int kindCount = static_cast<int>(Kind::Cage) + 1;

    Kind kind;
    std::vector<BoardPoint> points = {};
    std::vector<Cell> cells = {}; ///< ascending
    double width = 0;
    double height = 0;
    double angle = 0; ///< in degrees, clockwise
    double head = 0;  ///< the length of an arrow head
    double edgeWidth = 0;
    Rgba fill = {};
    Rgba edge = {};
    Rgba ink = {};
    std::string text = {}; ///< in UTF-8, of one line or more
    /// What its author calls it, often the rule that it stands for; drawings with one name belong together.
    std::string name = {};

    bool operator==(const Drawing &) const = default;
};

/// Fog of war: the player sees nothing of a cell until a correct digit next to it lifts the fog.
struct Fog
{
    std::vector<Cell> lights; ///< the cells without fog from the beginning, ascending

    bool operator==(const Fog &) const = default;
};

} // namespace sudoku
