#pragma once

#include <cstdint>

namespace sudoku {

/// The order in which marks are painted, the broadest first, so that marks below stay visible. The lines of
/// the board come before Cages; the coordinates, the violations and the cursor come before Labels.
enum class MarkLayer {
    Tints, ///< of shades
    Squares,
    Discs,    ///< above squares, whose corners stay visible
    Textures, ///< stripes, dots and edges of shades
    Tubes,    ///< with their bulbs
    Ribbons,
    Crossings,
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

/// A colour of a mark: one of its own, or a tone between the background (0) and the text (1).
struct Tint
{
    double tone = 0;
    std::int32_t rgb = -1; ///< 0xrrggbb, or -1 for the tone

    static constexpr Tint ofTone(double tone) { return {tone}; }
    static constexpr Tint of(std::int32_t rgb) { return {0, rgb}; }
    bool operator==(const Tint &) const = default;
};

/// The colour of a mark on each medium.
struct Ink
{
    Tint light; ///< on a light screen
    Tint dark;  ///< on a dark screen
    Tint paper; ///< in print, which may have no colours
    Tint picture = paper;
    bool operator==(const Ink &) const = default;
};

/// The look of a line: one row says everything that the painter must know. All lengths are fractions of a
/// cell. Lines of one layer, and of neighbouring layers, differ in breadth and in shape, because a grey print
/// does not show colours.
struct LineLook
{
    enum class Stroke {
        Solid,   ///< with round ends
        Outline, ///< that of a broad line
        Filled,  ///< an outline with another ink inside
        Dashes,
        Beads,
        Crossed, ///< a thin line with strokes across it, as long as the line is wide
        Thread,
    };
    /// Where the ends of a thread, or of an outline with a bulb, are.
    enum class Ends {
        Centres,
        Arrow,   ///< from a Shape::Kind::Ring to a head
        Circles, ///< between a Shape::Kind::NarrowRing and another one
        Rings,   ///< between a Shape::Kind::Ring and another one
        Corners, ///< longer: in the far corners of the first and the last cell
        Bulb,    ///< begins with an open bulb, which its outline goes around
        Dot,     ///< begins with a dot of its ink, startDot wide
    };

    static constexpr double startDot = 0.42;

    MarkLayer layer;
    double width;
    Stroke stroke;
    Ink ink; ///< of the line, or of its outline
    Ends ends = Ends::Centres;
    double edge = 0; ///< how broad an outline is, or a line with strokes across it
    Ink inside = {};
    bool operator==(const LineLook &) const = default;
};

/// Returns the ink of lines with a colour of their own, which are all of one grey in print.
constexpr Ink colouredInk(std::int32_t light, std::int32_t dark)
{
    return {Tint::of(light), Tint::of(dark), Tint::ofTone(0.52)};
}

constexpr Ink toneInk(double light, double dark, double paper)
{
    return {Tint::ofTone(light), Tint::ofTone(dark), Tint::ofTone(paper)};
}

/// The lines of several kinds or with shapes of their own. A kind may also have a look in its own file.
namespace look {

inline constexpr Ink edge = toneInk(0.55, 0.55, 0.55);

/// Broad and filled: with a Shape::Kind::Bulb.
inline constexpr LineLook tube{.layer = MarkLayer::Tubes,
                               .width = 0.30,
                               .stroke = LineLook::Stroke::Solid,
                               .ink = toneInk(0.35, 0.42, 0.35)};
/// Broad and pale between two edges.
inline constexpr LineLook ribbon{.layer = MarkLayer::Ribbons,
                                 .width = 0.21,
                                 .stroke = LineLook::Stroke::Filled,
                                 .ink = edge,
                                 .edge = 0.03,
                                 .inside = toneInk(0.2, 0.26, 0.2)};
/// No line, but the outline of a broad one: between a Ring and a NarrowRing.
inline constexpr LineLook pill{
    .layer = MarkLayer::Rings, .width = 0.68, .stroke = LineLook::Stroke::Outline, .ink = edge, .edge = 0.05};
/// In short strokes between the centres of cells.
inline constexpr LineLook dashes{.layer = MarkLayer::Dashes,
                                 .width = 0.13,
                                 .stroke = LineLook::Stroke::Dashes,
                                 .ink = colouredInk(0x3fa345, 0x7cc880)};
/// A string of beads: on the centres, and where dashes have gaps.
inline constexpr LineLook beads{.layer = MarkLayer::Beads,
                                .width = 0.18,
                                .stroke = LineLook::Stroke::Beads,
                                .ink = colouredInk(0xa84cb8, 0xd094db)};
/// Thin, with strokes where beads and dashes have their middles and gaps.
inline constexpr LineLook crossed{.layer = MarkLayer::Crossings,
                                  .width = 0.25,
                                  .stroke = LineLook::Stroke::Crossed,
                                  .ink = colouredInk(0x3578bd, 0x82b6e8),
                                  .edge = 0.045};
/// From circle to circle.
inline constexpr LineLook link{.layer = MarkLayer::Links,
                               .width = 0.09,
                               .stroke = LineLook::Stroke::Thread,
                               .ink = edge,
                               .ends = LineLook::Ends::Circles};
/// Thinner and darker, from a circle to a head.
inline constexpr LineLook shaft{.layer = MarkLayer::Threads,
                                .width = 0.045,
                                .stroke = LineLook::Stroke::Thread,
                                .ink = toneInk(0.75, 0.75, 1),
                                .ends = LineLook::Ends::Arrow};
/// The same between two circles.
inline constexpr LineLook doubleShaft{.layer = MarkLayer::Threads,
                                      .width = 0.045,
                                      .stroke = LineLook::Stroke::Thread,
                                      .ink = toneInk(0.75, 0.75, 1),
                                      .ends = LineLook::Ends::Rings};
/// Thinnest, from corner to corner of the board; it touches the labels of cages.
inline constexpr LineLook acrossBoard{.layer = MarkLayer::Threads,
                                      .width = 0.035,
                                      .stroke = LineLook::Stroke::Thread,
                                      .ink = toneInk(0.75, 0.75, 0.52),
                                      .ends = LineLook::Ends::Corners};

} // namespace look
} // namespace sudoku
