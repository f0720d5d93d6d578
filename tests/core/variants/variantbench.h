#pragma once

#include "core/solve/solutionsearch.h"
#include "tests/testdata.h"

#include <set>

namespace sudoku::variantbench {

inline std::set<std::string> textsOf(const std::vector<Grid> &grids)
{
    std::set<std::string> texts;
    for (const Grid &grid : grids)
        texts.insert(text(grid));
    return texts;
}

inline std::set<std::string> solutionsBySearch(const Puzzle &puzzle)
{
    std::vector<Grid> found;
    SolutionSearch search(puzzle, {});
    while (search.next({}) == Outcome::Solved)
        found.push_back(search.solution());
    return textsOf(found);
}

} // namespace sudoku::variantbench
