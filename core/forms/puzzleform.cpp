#include "core/forms/puzzleform.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array table{&opbForm, &smtForm, &miniZincForm};

} // namespace

bool canBeWritten(const Puzzle &puzzle)
{
    return !hasUnknownRegions(puzzle);
}

std::span<const PuzzleForm *const> puzzleForms()
{
    return table;
}

const PuzzleForm *findPuzzleForm(std::string_view id)
{
    const auto found = std::ranges::find_if(table, [id](const PuzzleForm *form) { return form->id == id; });
    return found == table.end() ? nullptr : *found;
}

} // namespace sudoku
