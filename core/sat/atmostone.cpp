#include "core/sat/atmostone.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

void encodePairwise(Cnf &cnf, std::span<const Literal> literals)
{
    for (std::size_t i = 0; i < literals.size(); ++i)
        for (std::size_t j = i + 1; j < literals.size(); ++j)
            cnf.add({-literals[i], -literals[j]});
}

constexpr std::array table{
    AtMostOne{
        .id = "pairwise",
        .name = TR_NOOP("AtMostOne", "Pairwise"),
        .isPairByPair = true,
        .encode = encodePairwise,
    },
};

} // namespace

std::span<const AtMostOne> atMostOneEncodings()
{
    return table;
}

const AtMostOne *findAtMostOne(std::string_view id)
{
    const auto found = std::ranges::find(table, id, &AtMostOne::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace sudoku
