#include "core/variants/variant.h"

#include <algorithm>
#include <array>

namespace sudoku {

extern const Variant diagonal;
extern const Variant antiDiagonal;
extern const Variant windoku;
extern const Variant asterisk;
extern const Variant centreDot;
extern const Variant girandola;
extern const Variant disjointGroups;
extern const Variant antiKnight;
extern const Variant antiKing;
extern const Variant nonConsecutive;
extern const Variant killer;
extern const Variant extraRegion;
extern const Variant evenCells;
extern const Variant oddCells;
extern const Variant greaterThan;
extern const Variant whiteDot;
extern const Variant allWhiteDots;
extern const Variant blackDot;
extern const Variant allBlackDots;
extern const Variant xv;
extern const Variant allXv;
extern const Variant thermometer;
extern const Variant palindrome;
extern const Variant whispers;
extern const Variant renban;
extern const Variant betweenLine;
extern const Variant arrow;
extern const Variant littleKiller;
extern const Variant sandwich;
extern const Variant xSum;
extern const Variant quadruple;
extern const Variant clone;
extern const Variant targetSum;

namespace {

constexpr std::array table{
    &diagonal,    &antiDiagonal, &windoku,        &asterisk, &centreDot,    &girandola, &disjointGroups,
    &antiKnight,  &antiKing,     &nonConsecutive, &killer,   &extraRegion,  &evenCells, &oddCells,
    &greaterThan, &whiteDot,     &allWhiteDots,   &blackDot, &allBlackDots, &xv,        &allXv,
    &thermometer, &palindrome,   &whispers,       &renban,   &betweenLine,  &arrow,     &littleKiller,
    &sandwich,    &xSum,         &quadruple,      &clone,    &targetSum,
};

} // namespace

std::span<const Variant *const> variants()
{
    return table;
}

const Variant *findVariant(std::string_view id)
{
    const auto found = std::ranges::find(table, id, &Variant::id);
    return found == table.end() ? nullptr : *found;
}

} // namespace sudoku
