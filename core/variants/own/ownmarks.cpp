#include "core/variants/own/ownmarks.h"

#include "core/variants/outsidemark.h"

namespace sudoku {
namespace {

/// A broad line of one colour.
constexpr LineLook band{.layer = MarkLayer::Ribbons,
                        .width = 0.24,
                        .stroke = LineLook::Stroke::Solid,
                        .ink = colouredInk(0xe0a458, 0xb8803a)};

/// Returns \a colour a little lighter, for a dark background.
constexpr std::int32_t lighter(std::int32_t colour)
{
    std::int32_t result = 0;
    for (const int shift : {16, 8, 0}) {
        const int part = colour >> shift & 0xff;
        result |= (part + (0xff - part) * 2 / 5) << shift;
    }
    return result;
}

LineLook lineLook(const OwnKindDefinition &definition, bool isDirected)
{
    LineLook look = band;
    if (definition.look == OwnLook::Beads)
        look = look::beads;
    else if (definition.look == OwnLook::Dashes)
        look = look::dashes;
    else if (definition.look == OwnLook::Crossed)
        look = look::crossed;
    if (definition.colour >= 0)
        look.ink = colouredInk(definition.colour, lighter(definition.colour));
    if (isDirected)
        look.ends = LineLook::Ends::Dot;
    return look;
}

Mark markOf(const OwnKindDefinition &definition, bool isDirected, const Constraint &constraint)
{
    switch (definition.look) {
    case OwnLook::Shade:
        return Shade{constraint.cells, Shade::Texture::RisingStripes};
    case OwnLook::Cage:
        return Outline{constraint.cells};
    case OwnLook::WhiteDot:
        return Token{constraint.cells, Token::Kind::WhiteDot, definition.sign};
    case OwnLook::BlackDot:
        return Token{constraint.cells, Token::Kind::BlackDot, definition.sign};
    case OwnLook::Sign:
        if (definition.place == OwnPlace::Dot)
            return Token{constraint.cells, Token::Kind::Text, definition.sign};
        return Label{constraint.cells.front(), definition.sign};
    case OwnLook::Broad:
    case OwnLook::Beads:
    case OwnLook::Dashes:
    case OwnLook::Crossed:
    case OwnLook::Nothing:
    case OwnLook::Members:
        break;
    }
    std::vector<Cell> cells = constraint.cells;
    if (definition.place == OwnPlace::Loop)
        cells.push_back(cells.front());
    return Line{std::move(cells), lineLook(definition, isDirected)};
}

/// Writes the number of a constraint into \a mark, if that has a text, or else into the first cell.
void addNumber(std::vector<Mark> &marks, const Constraint &constraint)
{
    if (!constraint.number())
        return;
    const std::string number = std::to_string(*constraint.number());
    if (auto *token = std::get_if<Token>(&marks.back()))
        token->text = number;
    else
        marks.emplace_back(Label{constraint.cells.front(), number});
}

} // namespace

bool isDrawnAsLine(const OwnKindDefinition &definition)
{
    using enum OwnLook;
    const OwnPlace place = definition.place;
    const bool isDrawn = place == OwnPlace::Line || place == OwnPlace::Loop || place == OwnPlace::Chain
                         || place == OwnPlace::Cells;
    const OwnLook look = definition.look;
    return isDrawn && (look == Broad || look == Beads || look == Dashes || look == Crossed);
}

std::vector<Mark> ownMarks(const OwnKindDefinition &definition, bool isDirected, const Geometry &geometry,
                           const Constraint &constraint)
{
    if (isOutside(definition.place))
        return {outsideTextOf(geometry, constraint, definition.sign.c_str())};
    if (definition.look == OwnLook::Nothing || constraint.cells.empty())
        return {};
    std::vector<Mark> marks{markOf(definition, isDirected, constraint)};
    addNumber(marks, constraint);
    return marks;
}

} // namespace sudoku
