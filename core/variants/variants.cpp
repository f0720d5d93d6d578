#include "core/variants/variant.h"

#include <algorithm>
#include <array>

namespace sudoku {

extern const Variant diagonal;
extern const Variant antiDiagonal;

namespace {

constexpr std::array table{
    &diagonal,
    &antiDiagonal,
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
