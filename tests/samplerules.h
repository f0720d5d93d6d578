#pragma once

#include "core/variants/variant.h"
#include "tests/testdata.h"

#include <algorithm>
#include <vector>

namespace sudoku {

inline std::vector<std::vector<int>> numberLists()
{
    std::vector<std::vector<int>> lists{{}, {1, 2}, {3, 3}, {4, 1, 2}};
    for (int number = 0; number <= 12; ++number)
        lists.push_back({number});
    return lists;
}

/// Constraints to try a variant with on a 4x4 board: all of these cells and numbers that it takes.
inline std::vector<Constraint> samples(const Variant &variant)
{
    const std::vector<std::vector<Cell>> cellLists{
        {},
        {6},
        {0, 1},
        {9, 5},
        {5, 10},
        {0, 1, 2},
        {12, 9, 6, 3},
        {3, 6, 9, 12},
        {0, 5, 6, 7, 11},
        {0, 4, 8, 9},
        {0, 1, 2, 3},
        {13, 9, 5, 1},
        {2, 5, 8},
        {5, 6, 9, 10},
        {0, 1, 10, 11},
        {0, 1, 5, 9, 10, 11}, // long enough for a sum of two figures
    };
    std::vector<Constraint> samples;
    for (const std::vector<Cell> &cells : cellLists)
        for (const std::vector<int> &numbers : numberLists())
            if (const Constraint sample{&variant, cells, numbers}; !findProblem(defaultGeometry(4), sample))
                samples.push_back(sample);
    return samples;
}

/// At most \a max constraints of a variant on a 9x9 board: its samples in the top left corner, or those with
/// whole lines.
inline std::vector<Constraint> samplesOn9x9(const Variant &variant, std::size_t max)
{
    std::vector<std::vector<Cell>> cellLists{{},
                                             {0, 1, 2, 3, 4, 5, 6, 7, 8},
                                             {8, 17, 26, 35, 44, 53, 62, 71, 80},
                                             {1, 11, 21, 31, 41, 51, 61, 71}};
    for (Constraint sample : samples(variant)) {
        std::ranges::transform(sample.cells, sample.cells.begin(),
                               [](Cell cell) { return cell / 4 * 9 + cell % 4; });
        if (cellLists.back() != sample.cells)
            cellLists.push_back(sample.cells);
    }
    std::vector<Constraint> found;
    for (const std::vector<Cell> &cells : cellLists)
        for (const std::vector<int> &numbers : numberLists())
            if (const Constraint sample{&variant, cells, numbers};
                found.size() < max && !findProblem(defaultGeometry(9), sample)
                && std::ranges::find(found, sample) == found.end())
                found.push_back(sample);
    return found;
}

} // namespace sudoku
