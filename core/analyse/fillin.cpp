#include "core/analyse/fillin.h"

#include "core/rules/violations.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {

std::vector<int> openClues(const Puzzle &puzzle)
{
    std::vector<int> clues;
    for (int i = 0; i < std::ssize(puzzle.constraints); ++i)
        if (isOpenClue(puzzle.constraints[i]))
            clues.push_back(i);
    return clues;
}

std::vector<int> numbersIn(const Puzzle &puzzle, const Constraint &clue, const Grid &grid)
{
    const auto isFilled = [&grid](Cell cell) { return grid.isFilled(cell); };
    if (!std::ranges::all_of(clue.cells, isFilled))
        return {};
    const Variant &kind = *clue.variant;
    const NumberRange range = kind.numbers(puzzle.geometry, clue.cells);
    Constraint filled{&kind, clue.cells};
    for (int number = range.min; number <= range.max; ++number)
        while (std::ssize(filled.numbers) < kind.maxNumbers) { // a digit may be in a circle twice
            filled.numbers.push_back(number);
            if (isKept(puzzle, filled, grid))
                continue;
            filled.numbers.pop_back();
            break;
        }
    return filled.numbers;
}

FilledIn fillIn(Puzzle puzzle, const std::vector<int> &clues, const Grid &solution)
{
    FilledIn result{std::move(puzzle)};
    for (const int index : clues) {
        Constraint &clue = result.puzzle.constraints[index];
        if (!isOpenClue(clue))
            continue;
        clue.numbers = numbersIn(result.puzzle, clue, solution);
        if (clue.numbers.empty())
            result.unfitted.push_back(index);
        else
            ++result.count;
    }
    return result;
}

} // namespace sudoku
