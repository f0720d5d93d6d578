#include "core/planes/makeplanesearch.h"

#include "core/planes/classicsearch.h"
#include "core/planes/hexsearch.h"

namespace sudoku {

std::unique_ptr<PlaneSearch> makePlaneSearch(const Puzzle &puzzle, const Memo &memo)
{
    if (ClassicSearch::suits(puzzle))
        return std::make_unique<ClassicSearch>(puzzle.givens);
    if (HexSearch::suits(puzzle))
        return std::make_unique<HexSearch>(puzzle.givens);
    if (auto further = FurtherHouses::of(puzzle, memo))
        return std::make_unique<ClassicSearch>(puzzle.givens, std::move(further));
    if (auto further = HexSearch::furtherHouses(puzzle, memo))
        return std::make_unique<HexSearch>(puzzle.givens, std::move(further));
    return {};
}

} // namespace sudoku
