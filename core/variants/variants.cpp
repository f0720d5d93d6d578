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

namespace {

constexpr std::array table{
    &diagonal,  &antiDiagonal,   &windoku,    &asterisk, &centreDot,
    &girandola, &disjointGroups, &antiKnight, &antiKing, &nonConsecutive,
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
