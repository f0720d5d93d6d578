#include "ui/text/symboldemand.h"

#include "core/board/translate.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

struct SymbolDemand
{
    std::string_view ofDigits;
    std::string_view ofSymbols; ///< in English; translated where it is shown
};

constexpr std::array demands{
    SymbolDemand{"Cells a knight's move apart contain different digits",
                 TR_NOOP("SymbolDemand", "Cells a knight's move apart contain different symbols")},
    SymbolDemand{"Cells a king's move apart contain different digits",
                 TR_NOOP("SymbolDemand", "Cells a king's move apart contain different symbols")},
    SymbolDemand{"No digit is repeated in a shaded region with an outline",
                 TR_NOOP("SymbolDemand", "No symbol is repeated in a shaded region with an outline")},
    SymbolDemand{"The regions are unknown: each has as many cells as a row, or as the number says, which are "
                 "connected by their sides, and no digit twice",
                 TR_NOOP("SymbolDemand",
                         "The regions are unknown: each has as many cells as a row, or as the "
                         "number says, which are connected by their sides, and no symbol "
                         "twice")},
    SymbolDemand{
        "No digit is repeated on the diagonal from top left to bottom right",
        TR_NOOP("SymbolDemand", "No symbol is repeated on the diagonal from top left to bottom right")},
    SymbolDemand{
        "No digit is repeated on the diagonal from bottom left to top right",
        TR_NOOP("SymbolDemand", "No symbol is repeated on the diagonal from bottom left to top right")},
    SymbolDemand{"Each main diagonal contains every digit once",
                 TR_NOOP("SymbolDemand", "Each main diagonal contains every symbol once")},
    SymbolDemand{"Striped groups of the same shape contain the same digits in the same places",
                 TR_NOOP("SymbolDemand",
                         "Striped groups of the same shape contain the same symbols in the same places")},
    SymbolDemand{"No digit is repeated in cells at the same place of their boxes",
                 TR_NOOP("SymbolDemand", "No symbol is repeated in cells at the same place of their boxes")},
    SymbolDemand{"Each of the dashed groups with ⇄ has the same digits as the others, each as often, in any "
                 "order",
                 TR_NOOP("SymbolDemand", "Each of the dashed groups with ⇄ has the same symbols as the "
                                         "others, each as often, in any order")},
    SymbolDemand{"No digit is repeated in a shaded window",
                 TR_NOOP("SymbolDemand", "No symbol is repeated in a shaded window")},
    SymbolDemand{"No digit is repeated in the shaded cells",
                 TR_NOOP("SymbolDemand", "No symbol is repeated in the shaded cells")},
};

} // namespace

QString symbolDemand(std::string_view demand)
{
    const auto found = std::ranges::find(demands, demand, &SymbolDemand::ofDigits);
    return found == demands.end() ? QString() : translate("SymbolDemand", found->ofSymbols);
}

} // namespace sudoku
