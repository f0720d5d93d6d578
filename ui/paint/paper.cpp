#include "ui/paint/paper.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array paperTable{
    Paper{"A4", TR_NOOP("Paper", "A4"), 210, 297},
    Paper{"A5", TR_NOOP("Paper", "A5"), 148, 210},
    Paper{"Letter", TR_NOOP("Paper", "Letter"), 215.9, 279.4},
};

constexpr std::array perPage{1, 2, 4, 6, 9, 12};

} // namespace

std::span<const Paper> papers()
{
    return paperTable;
}

const Paper *findPaper(std::string_view id)
{
    const auto found = std::ranges::find(paperTable, id, &Paper::id);
    return found == paperTable.end() ? nullptr : &*found;
}

std::span<const int> puzzlesPerPage()
{
    return perPage;
}

} // namespace sudoku
