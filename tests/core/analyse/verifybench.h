#pragma once

#include "core/solve/solve.h"
#include "tests/testdata.h"

namespace sudoku::verifybench {

inline std::stop_token requestedStop()
{
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

inline Puzzle oneSolution()
{
    return board("1..4.........32.");
}

inline Puzzle manySolutions()
{
    return board("1...............");
}

inline Grid solutionOf(const Puzzle &puzzle)
{
    return solve(puzzle).solution;
}

} // namespace sudoku::verifybench
