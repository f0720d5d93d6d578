#include "ui/print/printcheck.h"

#include "core/solve/solve.h"

#include <algorithm>

namespace sudoku {
namespace {

bool isUnchecked(const PrintedPuzzle &puzzle)
{
    return puzzle.solutions == Solutions::NotChecked;
}

} // namespace

int uncheckedCount(const std::vector<PrintSection> &sections)
{
    int count = 0;
    for (const PrintSection &section : sections)
        count += static_cast<int>(std::ranges::count_if(section.puzzles, isUnchecked));
    return count;
}

std::vector<PrintSection> checked(std::vector<PrintSection> sections, const std::stop_token &stop)
{
    for (PrintSection &section : sections)
        for (PrintedPuzzle &puzzle : section.puzzles)
            if (isUnchecked(puzzle))
                puzzle.setChecked(check(puzzle.board.puzzle, {}, stop));
    return sections;
}

} // namespace sudoku
