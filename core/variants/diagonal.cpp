#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

std::vector<Cell> fromTopLeft(const Geometry &geometry)
{
    std::vector<Cell> cells;
    for (int i = 0; i < geometry.size(); ++i)
        cells.push_back(geometry.cellAt(i, i));
    return cells;
}

std::vector<Cell> fromBottomLeft(const Geometry &geometry)
{
    std::vector<Cell> cells;
    for (int i = 0; i < geometry.size(); ++i)
        cells.push_back(geometry.cellAt(geometry.size() - 1 - i, i));
    return cells;
}

template <std::vector<Cell> (*cellsOf)(const Geometry &)>
std::vector<Rule> diagonalRules(const Puzzle &puzzle, const Constraint &)
{
    const Geometry &geometry = puzzle.geometry;
    return {extraHouse(geometry, cellsOf(geometry))};
}

template <std::vector<Cell> (*cellsOf)(const Geometry &)>
std::vector<Mark> marks(const Geometry &geometry, const Constraint &)
{
    return {Line{cellsOf(geometry), look::acrossBoard}};
}

constexpr std::string_view demandOfBoth = TR_NOOP("Variant", "Each main diagonal contains every digit once");

} // namespace

extern const Variant antiDiagonal;

extern const Variant diagonal{
    .id = "diagonal",
    .name = TR_NOOP("Variant", "Diagonal from top left"),
    .keywords = TR_NOOP("Variant", "X-Sudoku, main diagonals, negative diagonal"),
    .demand = TR_NOOP("Variant", "No digit is repeated on the diagonal from top left to bottom right"),
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = diagonalRules<fromTopLeft>,
    .marks = marks<fromTopLeft>,
    .partner = &antiDiagonal,
    .demandWithPartner = demandOfBoth,
    .counterpart = &antiDiagonal,
};

extern const Variant antiDiagonal{
    .id = "anti-diagonal",
    .name = TR_NOOP("Variant", "Diagonal from bottom left"),
    .keywords = TR_NOOP("Variant", "X-Sudoku, main diagonals, positive diagonal"),
    .demand = TR_NOOP("Variant", "No digit is repeated on the diagonal from bottom left to top right"),
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = diagonalRules<fromBottomLeft>,
    .marks = marks<fromBottomLeft>,
    .partner = &diagonal,
    .demandWithPartner = demandOfBoth,
    .counterpart = &diagonal,
};

} // namespace sudoku
