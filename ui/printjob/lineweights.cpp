#include "ui/printjob/lineweights.h"

#include <array>

namespace sudoku {
namespace {

// Newspapers have cell lines of 0.4 to 0.5 pt; houses that print books on demand ask for 0.75 pt or more.
constexpr std::array styleTable{
    LineStyle{"fine", TR_NOOP("LineStyle", "fine"), {}},
    LineStyle{"newspaper", TR_NOOP("LineStyle", "newspaper"), {0.45, 1.35}},
    LineStyle{"book", TR_NOOP("LineStyle", "book"), {0.75, 2}},
};

} // namespace

std::span<const LineStyle> lineStyles()
{
    return styleTable;
}

} // namespace sudoku
