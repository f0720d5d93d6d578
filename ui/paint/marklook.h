#pragma once

#include "core/variants/mark.h"

#include <QtGlobal>

namespace sudoku {

/// The order in which marks are painted, the broadest first: what is above leaves enough of what is below to be seen.
/// The lines of the board come before Cages, the coordinates, the violations and the cursor before Labels.
enum class MarkLayer {
    Tints,    ///< of shades
    Grounds,  ///< disc and square
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

// Which mark lies in which layer, and how it looks. All lengths are parts of a cell. Marks of one layer, and of layers
// next to each other, differ in breadth and in shape: colours alone tell nothing apart on a grey print.

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
constexpr qreal arrowHead = 0.16;
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
    {MarkLayer::Grounds, 0.84, 0.025},    // Disc: pale
    {MarkLayer::Grounds, 0.78, 0.025},    // Square: pale
    {MarkLayer::Tubes, 0.70, 0},          // Bulb: as dark as its line
    {MarkLayer::Rings, 0.80, 0.05},       // Ring
    {MarkLayer::Rings, 0.63, 0.04},       // NarrowRing
    {MarkLayer::Rings, 0.90, 0.05, true}, // DashedRing
};

struct ShadeLook
{
    qreal inset;
    bool hasEdge;
};

/// By Shade::Texture.
constexpr ShadeLook shadeLooks[] = {
    {0, false},    // Plain
    {0.1, true},   // Framed
    {0.045, true}, // RisingStripes: groups that touch each other are told by their edges
    {0, false},    // FallingStripes
    {0, false},    // LevelStripes
    {0, false},    // Dots
};
constexpr int stripesInACell = 4;
constexpr qreal stripeWidth = 0.022;
constexpr qreal dotDiameter = 0.075;

constexpr int levelCount = 4; ///< in which cages, and shades, that share cells differ

// Cages: those that share cells lie one within the other.
constexpr qreal cageInset = 0.06;
constexpr qreal cageStep = 0.07;   // from one to the next within
constexpr qreal cageDashes = 0.25; // a dash and a gap
constexpr qreal cageWidth = 0.03;

// Tokens lie side by side along their border, smaller where they have less room.
constexpr qreal borderToken = 0.3;
constexpr qreal cornerToken = 0.44;

template <typename Kind, typename Look, std::size_t count>
constexpr const Look &lookOf(const Look (&looks)[count], Kind kind)
{
    return looks[static_cast<std::size_t>(kind)];
}

} // namespace sudoku
