#include "app/library/textpuzzles.h"

#include "app/library/puzzledata.h"

namespace sudokuworkbench {

Puzzle puzzleOfText(sudoku::TextPuzzle read)
{
    std::vector<std::string> uncovered;
    for (const sudoku::Remark &remark : read.remarks)
        if (sudoku::isNotCovered(remark.code))
            uncovered.push_back(remark.what.empty() ? "element at " + remark.place : remark.what);
    return puzzleOf(std::move(read.board), std::move(uncovered));
}

tl::expected<Puzzle, sudoku::TextError> firstPuzzleOf(const std::string &text)
{
    auto list = sudoku::puzzlesOf(text, 1);
    if (!list)
        return tl::unexpected(list.error());
    return puzzleOfText(std::move(list->puzzles.front()));
}

} // namespace sudokuworkbench
