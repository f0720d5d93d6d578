#pragma once

#include "core/variants/mark.h"

#include <QtGlobal>

#include <string_view>

namespace sudoku {

// The look of each mark but lines, which bring theirs (see LineLook). All lengths are fractions of a cell.
// Marks of one layer, and of neighbouring layers, differ in breadth and in shape, because colours cannot be
// told apart on a grey print.

constexpr qreal arrowHead = 0.18;
constexpr qreal arrowHeadSlope = 0.65; // under 1, so that it does not lie on diagonals
constexpr qreal tipDepth = 0.1;        // of shapes with tips
constexpr qreal tipBreadth = 0.22;
constexpr int beadsInACell = 3;
constexpr qreal dashOfPeriod = 0.58;

/// The look of look::tube on the screen: light under pencil marks, with an edge that shows it on tints of
/// cells. In print and in pictures it keeps its own.
inline constexpr LineLook screenTube{.layer = look::tube.layer,
                                     .width = look::tube.width,
                                     .stroke = LineLook::Stroke::Filled,
                                     .ink = look::tube.ink,
                                     .edge = 0.03,
                                     .inside = toneInk(0.16, 0.18, 0.35)};

struct ShapeLook
{
    MarkLayer layer;
    qreal diameter; ///< diameter at the middle of its edge
    qreal edge;     ///< 0 for none
    bool isDashed = false;
};

/// By Shape::Kind.
constexpr ShapeLook shapeLooks[] = {
    {MarkLayer::Discs, 0.84, 0.025},      // Disc: pale
    {MarkLayer::Squares, 0.75, 0.025},    // Square: pale
    {MarkLayer::Tubes, 0.67, 0.03},       // Bulb: with the ink of its line
    {MarkLayer::Rings, 0.80, 0.05},       // Ring
    {MarkLayer::Rings, 0.63, 0.04},       // NarrowRing
    {MarkLayer::Rings, 0.90, 0.05, true}, // DashedRing
    {MarkLayer::Rings, 0.84, 0.05},       // OutwardTips
    {MarkLayer::Rings, 0.84, 0.05},       // InwardTips
    {MarkLayer::Rings, 0.72, 0.085},      // ThickRing
    {MarkLayer::Rings, 0.86, 0.045},      // Diamond: from corner to corner
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
    {0.045, 0.022}, // RisingStripes: edges separate groups that touch each other
    {0, 0},         // FallingStripes
    {0, 0},         // LevelStripes
    {0, 0},         // UprightDashes
    {0, 0},         // LevelDashes
    {0, 0},         // Crosses
    {0, 0},         // Dots
};
constexpr int stripesInACell = 4;
constexpr qreal stripeWidth = 0.022;
constexpr int dashesInACell = 4;
constexpr qreal dashWidth = 0.05;
constexpr qreal dashOfStep = 0.6; ///< how long a dash is, as a part of the way to the next one
constexpr qreal dotDiameter = 0.09;

constexpr int levelCount = 4; ///< the number of levels of cages, shades and filled shapes that share cells
constexpr qreal levelTone = 0.1;
constexpr qreal denserCage = 0.4; ///< its dashes or dots, as a part of the usual ones

/// The outlines of cages. Those that share cells are drawn one within the other, every other one denser. The
/// sums interrupt them.
struct CageLook
{
    qreal inset;
    qreal step;   ///< the distance from one cage to the next one within it
    qreal dashes; ///< the length of a dash and a gap
    qreal width;
    qreal labelSize; ///< of the sum
    qreal labelInset;
    bool isDotted = false; ///< dots of one pixel, instead of dashes

    bool operator==(const CageLook &) const = default;
};
constexpr qreal dotPeriod = 4; ///< pixels from one dot to the next one

/// Light ink, well within the lines of the board and the cursor.
constexpr CageLook screenCages{0.1, 0.08, 0, 0, 0.19, 0.11, true};
/// Fine lines.
constexpr CageLook paperCages{0.09, 0.06, 0.16, 0.016, 0.23, 0.06};

// The size of tokens, which are side by side along their border, and smaller if there is less room.
constexpr qreal borderToken = 0.3;
constexpr qreal cornerToken = 0.5;

/// The names of the groups of a vector picture, by MarkLayer.
constexpr std::string_view layerIds[] = {
    "shades", "squares", "discs",   "textures", "tubes", "ribbons", "crossings", "beads",
    "dashes", "links",   "threads", "rings",    "cages", "sums",    "dots",      "outside",
};

template <typename Kind, typename Look, std::size_t count>
constexpr const Look &lookOf(const Look (&looks)[count], Kind kind)
{
    return looks[static_cast<std::size_t>(kind)];
}

/// Returns whether a shape is filled and below everything else in the cell: a disc or a square.
constexpr bool isGround(Shape::Kind kind)
{
    return lookOf(shapeLooks, kind).layer <= MarkLayer::Discs;
}

} // namespace sudoku
