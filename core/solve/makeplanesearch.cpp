#include "core/solve/makeplanesearch.h"

#include "core/solve/classicsearch.h"
#include "core/solve/hexsearch.h"

namespace sudoku {

std::unique_ptr<PlaneSearch> makePlaneSearch(const Puzzle &puzzle)
{
    if (ClassicSearch::suits(puzzle))
        return std::make_unique<ClassicSearch>(puzzle.givens);
    if (HexSearch::suits(puzzle))
        return std::make_unique<HexSearch>(puzzle.givens);
    return {};
}

} // namespace sudoku
