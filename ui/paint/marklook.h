#pragma once

#include "core/variants/mark.h"

#include <QtGlobal>

namespace sudoku {

/// The order in which marks are painted, the broadest first: what is above leaves enough of what is below to
/// be seen. The lines of the board come before Cages, the coordinates, the violations and the cursor before
/// Labels.
enum class MarkLayer {
    Tints, ///< of shades
    Squares,
    Discs,    ///< so that the corners of a square are seen beside it
    Textures, ///< stripes, dots and edges of shades
    Tubes,    ///< with their bulbs
    Ribbons,
    Beads,
    Dashes,
    Links,
    Threads,
    Rings,
    Cages,
    Labels,
    Tokens,
    Outside,
};

// Which mark lies in which layer, and how it looks. All lengths are parts of a cell. Marks of one layer, and
// of layers next to each other, differ in breadth and in shape: colours alone tell nothing apart on a grey
// print.

struct LineLook
{
    MarkLayer layer;
    qreal width;
};

/// By Line::Kind.
constexpr LineLook lineLooks[] = {
    {MarkLayer::Tubes, 0.30},    // Tube: filled
    {MarkLayer::Ribbons, 0.21},  // Ribbon: pale, with edges
    {MarkLayer::Dashes, 0.13},   // Dashed: between the centres
    {MarkLayer::Beads, 0.18},    // Dotted: on the centres, and where Dashed has gaps
    {MarkLayer::Links, 0.09},    // Thin
    {MarkLayer::Threads, 0.045}, // Arrow: darker
    {MarkLayer::Threads, 0.035}, // Diagonal: from corner to corner of the board
};
constexpr qreal ribbonEdge = 0.03;
constexpr qreal arrowHead = 0.18;
constexpr qreal arrowHeadSlope = 0.65; // under 1, so that it does not lie on diagonals
constexpr int beadsInACell = 3;
constexpr qreal dashOfPeriod = 0.58;

struct ShapeLook
{
    MarkLayer layer;
    qreal diameter; ///< of the middle of its edge
    qreal edge;     ///< 0 for none
    bool isDashed = false;
};

/// By Shape::Kind.
constexpr ShapeLook shapeLooks[] = {
    {MarkLayer::Discs, 0.84, 0.025},      // Disc: pale
    {MarkLayer::Squares, 0.75, 0.025},    // Square: pale
    {MarkLayer::Tubes, 0.70, 0},          // Bulb: as dark as its line
    {MarkLayer::Rings, 0.80, 0.05},       // Ring
    {MarkLayer::Rings, 0.63, 0.04},       // NarrowRing
    {MarkLayer::Rings, 0.90, 0.05, true}, // DashedRing
};

struct ShadeLook
{
    qreal inset;
    qreal edge; ///< 0 for none
};

/// By Shade::Texture.
constexpr ShadeLook shadeLooks[] = {
    {0, 0},         // Plain
    {0.07, 0.05},   // Framed
    {0.045, 0.022}, // RisingStripes: groups that touch each other are told by their edges
    {0, 0},         // FallingStripes
    {0, 0},         // LevelStripes
    {0, 0},         // Dots
};
constexpr int stripesInACell = 4;
constexpr qreal stripeWidth = 0.022;
constexpr qreal dotDiameter = 0.09;

constexpr int levelCount = 4; ///< in which cages, shades, and grounds of digits, that share cells differ
constexpr qreal levelTone = 0.1;

// Cages: those that share cells lie one within the other.
constexpr qreal cageInset = 0.06;
constexpr qreal cageStep = 0.07;   // from one to the next within
constexpr qreal cageDashes = 0.25; // a dash and a gap
constexpr qreal cageWidth = 0.03;

// Tokens lie side by side along their border, smaller where they have less room.
constexpr qreal borderToken = 0.3;
constexpr qreal cornerToken = 0.5;

template <typename Kind, typename Look, std::size_t count>
constexpr const Look &lookOf(const Look (&looks)[count], Kind kind)
{
    return looks[static_cast<std::size_t>(kind)];
}

/// Of disc and square: filled, and below all else that is drawn in the cell.
constexpr bool isGround(Shape::Kind kind)
{
    return lookOf(shapeLooks, kind).layer <= MarkLayer::Discs;
}

} // namespace sudoku
