#include "ui/paint/paper/booklet.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Adds the sides of a gathering of \a sheetCount sheets that begins with the page \a begin.
void addGathering(std::vector<SheetSide> &sides, int begin, int sheetCount, int pageCount)
{
    const auto page = [=](int index) { return begin + index < pageCount ? begin + index : noPage; };
    for (int sheet = 0; sheet < sheetCount; ++sheet) {
        const int first = 2 * sheet; // as far from the beginning as the last is from the end
        const int last = 4 * sheetCount - 1 - first;
        const double depth = sheetCount > 1 ? static_cast<double>(sheet) / (sheetCount - 1) : 0;
        sides.push_back({page(last), page(first), depth});
        sides.push_back({page(first + 1), page(last - 1), depth});
    }
}

} // namespace

std::vector<SheetSide> saddleStitch(int pageCount, const Folding &folding)
{
    const int gathering = folding.signature > 0 ? folding.signature : std::max(pageCount, 1);
    std::vector<SheetSide> sides;
    for (int begin = 0; begin < pageCount; begin += gathering)
        addGathering(sides, begin, (std::min(gathering, pageCount - begin) + 3) / 4, pageCount);
    return sides;
}

std::vector<SheetSide> saddleStitch(int pageCount, const Folding &folding, BookletSides sides)
{
    const std::vector<SheetSide> all = saddleStitch(pageCount, folding);
    if (sides == BookletSides::Both)
        return all;
    std::vector<SheetSide> some;
    for (std::size_t side = sides == BookletSides::Fronts ? 0 : 1; side < all.size(); side += 2)
        some.push_back(all[side]);
    return some;
}

} // namespace sudoku
