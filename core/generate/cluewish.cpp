#include "core/generate/cluewish.h"

#include "core/board/translate.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

int cluesIn(const House &house, const Puzzle &puzzle)
{
    return static_cast<int>(
        std::ranges::count_if(house.cells, [&](Cell cell) { return puzzle.givens.isFilled(cell); }));
}

bool isLine(const House &house)
{
    return house.name.kind == HouseKind::Row || house.name.kind == HouseKind::Column;
}

int missingDigits(const Puzzle &puzzle)
{
    DigitSet seen;
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        if (puzzle.givens.isFilled(cell))
            seen.insert(puzzle.givens[cell]);
    return puzzle.geometry.digitCount() - seen.size();
}

int emptyBoxes(const Puzzle &puzzle)
{
    return static_cast<int>(std::ranges::count_if(
        puzzle.geometry.regions(), [&](const House &box) { return cluesIn(box, puzzle) == 0; }));
}

int emptyLines(const Puzzle &puzzle)
{
    return static_cast<int>(std::ranges::count_if(puzzle.geometry.houses(), [&](const House &house) {
        return isLine(house) && cluesIn(house, puzzle) == 0;
    }));
}

constexpr std::array covers{
    ClueCover{"digits", TR_NOOP("ClueCover", "every digit"), &ClueWish::coversDigits, missingDigits},
    ClueCover{"boxes", TR_NOOP("ClueCover", "every box"), &ClueWish::coversBoxes, emptyBoxes},
    ClueCover{"lines", TR_NOOP("ClueCover", "every row and column"), &ClueWish::coversLines, emptyLines},
};

} // namespace

std::span<const ClueCover> clueCovers()
{
    return covers;
}

int missingClues(const ClueWish &wish, const Puzzle &puzzle)
{
    int missing = 0;
    for (const ClueCover &cover : covers)
        if (wish.*cover.isWished)
            missing += cover.countMissing(puzzle);
    if (wish.minInBox > 0)
        for (const House &box : puzzle.geometry.regions())
            missing += std::max(0, wish.minInBox - cluesIn(box, puzzle));
    return missing;
}

int excessClues(const ClueWish &wish, const Puzzle &puzzle)
{
    int excess = 0;
    if (wish.maxInBox < std::numeric_limits<int>::max())
        for (const House &box : puzzle.geometry.regions())
            excess += std::max(0, cluesIn(box, puzzle) - wish.maxInBox);
    return excess;
}

} // namespace sudoku
