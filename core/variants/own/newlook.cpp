#include "core/variants/own/newlook.h"

#include "core/variants/own/ownkind.h"
#include "core/variants/own/ownmarks.h"
#include "core/variants/own/ownproblem.h"

#include <algorithm>
#include <array>
#include <map>

namespace sudoku {
namespace {

/// A line with a colour that no kind of the program has; -1 is the usual one.
struct NewLook
{
    OwnLook look;
    int colour;
};

/// The first ones differ by their strokes, because a grey print does not show colours.
constexpr auto newLooks = std::to_array<NewLook>({
    {OwnLook::Broad, -1},
    {OwnLook::Dashes, 0x1b8f8f},
    {OwnLook::Crossed, 0x8a5a2b},
    {OwnLook::Beads, 0xc2455c},
    {OwnLook::Broad, 0x7a8fc4},
    {OwnLook::Dashes, 0xc2455c},
    {OwnLook::Crossed, 0x1b8f8f},
    {OwnLook::Beads, 0x8a5a2b},
    {OwnLook::Broad, 0xc2455c},
    {OwnLook::Dashes, 0x8a5a2b},
    {OwnLook::Crossed, 0xc2455c},
    {OwnLook::Beads, 0x1b8f8f},
});

} // namespace

bool lookAlike(const OwnKindDefinition &one, const OwnKindDefinition &other)
{
    if (isOutside(one.place) || isOutside(other.place))
        return one.place == other.place && one.sign == other.sign;
    if (!mayHaveNumber(one.place) || !mayHaveNumber(other.place) || one.look != other.look)
        return false;
    switch (one.look) {
    case OwnLook::Broad:
    case OwnLook::Beads:
    case OwnLook::Dashes:
    case OwnLook::Crossed:
        return one.colour == other.colour;
    case OwnLook::WhiteDot:
    case OwnLook::BlackDot:
    case OwnLook::Sign:
        return one.sign == other.sign;
    case OwnLook::Shade:
    case OwnLook::Cage:
        return true;
    case OwnLook::Nothing:
    case OwnLook::Members:
        break;
    }
    return false;
}

OwnKindDefinition withNewLook(OwnKindDefinition kind, const std::vector<OwnKindDefinition> &others)
{
    for (const NewLook &fresh : newLooks) {
        kind.look = fresh.look;
        kind.colour = fresh.colour;
        if (std::ranges::none_of(others, [&](const auto &other) { return lookAlike(kind, other); }))
            return kind;
    }
    return kind;
}

void giveNewLooks(std::vector<Constraint> &constraints)
{
    std::vector<OwnKindDefinition> seen;
    std::map<const Variant *, const Variant *> replaced;
    for (Constraint &constraint : constraints) {
        const OwnKindDefinition *definition = definitionOf(*constraint.variant);
        if (!definition || !isDrawnAsLine(*definition))
            continue;
        const Variant *&kind = replaced[constraint.variant];
        if (!kind) {
            const bool isTaken = std::ranges::any_of(
                seen, [&](const OwnKindDefinition &other) { return lookAlike(*definition, other); });
            seen.push_back(isTaken ? withNewLook(*definition, seen) : *definition);
            kind = isTaken ? ownKind(seen.back()) : constraint.variant;
        }
        constraint.variant = kind;
    }
}

} // namespace sudoku
