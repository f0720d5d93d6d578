#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

/// Returns the diagonal of each of the boards that overlap, most often of one. Holes are not in it.
template <bool isFromTop>
std::vector<std::vector<Cell>> diagonalsOf(const Geometry &geometry)
{
    std::vector<std::vector<Cell>> diagonals;
    std::vector<SubBoard> boards(geometry.boards().begin(), geometry.boards().end());
    if (boards.empty())
        boards.push_back({0, 0, geometry.size()});
    for (const SubBoard &board : boards) {
        std::vector<Cell> &cells = diagonals.emplace_back();
        for (int i = 0; i < board.size; ++i)
            if (const auto cell =
                    geometry.findCell(board.row + (isFromTop ? i : board.size - 1 - i), board.column + i))
                cells.push_back(*cell);
    }
    std::erase_if(diagonals, [](const std::vector<Cell> &cells) { return cells.size() < 2; });
    return diagonals;
}

template <bool isFromTop>
std::vector<Rule> diagonalRules(const Puzzle &puzzle, const Constraint &)
{
    std::vector<Rule> rules;
    for (std::vector<Cell> &cells : diagonalsOf<isFromTop>(puzzle.geometry))
        rules.push_back(extraHouse(puzzle.geometry, std::move(cells)));
    return rules;
}

template <bool isFromTop>
std::vector<Mark> marks(const Geometry &geometry, const Constraint &)
{
    std::vector<Mark> marks;
    for (std::vector<Cell> &cells : diagonalsOf<isFromTop>(geometry))
        marks.emplace_back(Line{std::move(cells), look::acrossBoard});
    return marks;
}

/// Only where digits may be repeated in rows can there be fewer of them.
bool hasDigitsForDiagonals(const Geometry &geometry)
{
    return geometry.hasLines() || geometry.digitCount() >= geometry.size();
}

constexpr std::string_view diagonalNeed = TR_NOOP("Variant", "as many digits as the diagonal has cells");
constexpr std::string_view demandOfBoth = TR_NOOP("Variant", "Each main diagonal contains every digit once");
constexpr std::string_view demandOfBothOfSymbols =
    TR_NOOP("Variant", "Each main diagonal contains every symbol once");

} // namespace

extern const Variant antiDiagonal;

extern const Variant diagonal{
    .id = "diagonal",
    .name = TR_NOOP("Variant", "Diagonal from top left"),
    .keywords = TR_NOOP("Variant", "X-Sudoku, main diagonals, negative diagonal"),
    .demand = TR_NOOP("Variant", "No digit is repeated on the diagonal from top left to bottom right"),
    .demandOfSymbols =
        TR_NOOP("Variant", "No symbol is repeated on the diagonal from top left to bottom right"),
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = diagonalRules<true>,
    .marks = marks<true>,
    .need = diagonalNeed,
    .suits = hasDigitsForDiagonals,
    .partner = &antiDiagonal,
    .demandWithPartner = demandOfBoth,
    .demandOfSymbolsWithPartner = demandOfBothOfSymbols,
    .counterpart = &antiDiagonal,
};

extern const Variant antiDiagonal{
    .id = "anti-diagonal",
    .name = TR_NOOP("Variant", "Diagonal from bottom left"),
    .keywords = TR_NOOP("Variant", "X-Sudoku, main diagonals, positive diagonal"),
    .demand = TR_NOOP("Variant", "No digit is repeated on the diagonal from bottom left to top right"),
    .demandOfSymbols =
        TR_NOOP("Variant", "No symbol is repeated on the diagonal from bottom left to top right"),
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = diagonalRules<false>,
    .marks = marks<false>,
    .need = diagonalNeed,
    .suits = hasDigitsForDiagonals,
    .partner = &diagonal,
    .demandWithPartner = demandOfBoth,
    .demandOfSymbolsWithPartner = demandOfBothOfSymbols,
    .counterpart = &diagonal,
};

} // namespace sudoku
