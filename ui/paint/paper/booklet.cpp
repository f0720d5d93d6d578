#include "ui/paint/paper/booklet.h"

namespace sudoku {

std::vector<SheetSide> saddleStitch(int pageCount)
{
    const int sheetCount = (pageCount + 3) / 4;
    const auto page = [pageCount](int index) { return index < pageCount ? index : noPage; };
    std::vector<SheetSide> sides;
    for (int sheet = 0; sheet < sheetCount; ++sheet) {
        const int first = 2 * sheet; // as far from the beginning as the last is from the end
        const int last = 4 * sheetCount - 1 - first;
        sides.push_back({page(last), page(first)});
        sides.push_back({page(first + 1), page(last - 1)});
    }
    return sides;
}

std::vector<SheetSide> saddleStitch(int pageCount, BookletSides sides)
{
    const std::vector<SheetSide> all = saddleStitch(pageCount);
    if (sides == BookletSides::Both)
        return all;
    std::vector<SheetSide> some;
    for (std::size_t side = sides == BookletSides::Fronts ? 0 : 1; side < all.size(); side += 2)
        some.push_back(all[side]);
    return some;
}

} // namespace sudoku
