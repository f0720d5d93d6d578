#include "core/variants/variant.h"

#include <array>

namespace sudoku {
namespace {

/// A move in rows down and columns to the right; the way back is a move of the other cell.
struct Move
{
    int rows;
    int columns;
};

constexpr std::array knightMoves{Move{1, -2}, Move{1, 2}, Move{2, -1}, Move{2, 1}};
// Rows and columns say the same of the first two, but a contradiction may need no row or column beside the
// king.
constexpr std::array kingMoves{Move{0, 1}, Move{1, 0}, Move{1, -1}, Move{1, 1}};

template <const auto &moves>
std::vector<Rule> antiMoveRules(const Puzzle &puzzle, const Constraint &)
{
    const Geometry &geometry = puzzle.geometry;
    std::vector<Rule> rules;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        for (const Move &move : moves) {
            const int row = geometry.rowOf(cell) + move.rows;
            if (const auto other = geometry.findCell(row, geometry.columnOf(cell) + move.columns))
                rules.push_back(rule::Distinct{{cell, *other}});
        }
    return rules;
}

} // namespace

extern const Variant antiKnight{
    .id = "anti-knight",
    .name = TR_NOOP("Variant", "Anti-knight"),
    .keywords = TR_NOOP("Variant", "knight's move, chess"),
    .demand = TR_NOOP("Variant", "Cells a knight's move apart contain different digits"),
    .demandOfSymbols = TR_NOOP("Variant", "Cells a knight's move apart contain different symbols"),
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = antiMoveRules<knightMoves>,
};

extern const Variant antiKing{
    .id = "anti-king",
    .name = TR_NOOP("Variant", "Anti-king"),
    .keywords = TR_NOOP("Variant", "king's move, no touch, chess"),
    .demand = TR_NOOP("Variant", "Cells a king's move apart contain different digits"),
    .demandOfSymbols = TR_NOOP("Variant", "Cells a king's move apart contain different symbols"),
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = antiMoveRules<kingMoves>,
};

} // namespace sudoku
