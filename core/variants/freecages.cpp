#include "core/board/automaton.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <string>

namespace sudoku {
namespace {

// Cages in which digits may be repeated, as far as rows, columns and regions let them.

constexpr char cageSumSign[] = "Σ";
constexpr char cageProductSign[] = "×";

template <const char *sign>
std::vector<Mark> signedCageMarks(const Geometry &, const Constraint &cage)
{
    const std::string number = cage.number() ? std::to_string(*cage.number()) : std::string();
    return {Outline{cage.cells}, Label{std::ranges::min(cage.cells), sign + number}};
}

NumberRange sumsWithRepetition(const Geometry &geometry, std::span<const Cell> cells)
{
    const int count = static_cast<int>(cells.size());
    return {count * geometry.values().first, count * geometry.values().last()};
}

std::vector<Rule> sumCageRules(const Puzzle &puzzle, const Constraint &cage)
{
    return cage.number() ? std::vector<Rule>{sumRule(puzzle.geometry, cage.cells, *cage.number())}
                         : std::vector<Rule>();
}

std::vector<SumWays> sumCageSums(const Geometry &geometry, const Constraint &cage)
{
    return cage.number() ? knownSum(geometry, cage.cells, *cage.number()) : std::vector<SumWays>();
}

/// Larger products than that are not taken, because the program tries each number where it proposes some.
NumberRange products(const Geometry &geometry, std::span<const Cell> cells)
{
    constexpr int maxProduct = 999;
    int max = 1;
    for (std::size_t i = 0; i < cells.size() && max < maxProduct; ++i)
        max *= geometry.values().last();
    return {geometry.values().first, std::min(max, maxProduct)};
}

/// States are the product so far, which divides the number; if the number is 0, the product is 1 until there
/// is a 0.
std::vector<Rule> productCageRules(const Puzzle &puzzle, const Constraint &cage)
{
    if (!cage.number())
        return {};
    const int number = *cage.number();
    const auto step = [number](int product, int value) -> std::optional<int> {
        const int next = product * value;
        if (number == 0)
            return next == 0 ? 0 : 1;
        return next != 0 && number % next == 0 ? std::optional(next) : std::nullopt;
    };
    return {makeAutomaton(cage.cells, puzzle.geometry.values(), 1, step,
                          [number](int product) { return product == number; })};
}

} // namespace

extern const Variant sumCage{
    .id = "sum-cage",
    .name = TR_NOOP("Variant", "Sum cage"),
    .keywords = TR_NOOP("Variant", "killer cage with repeated digits"),
    .demand =
        TR_NOOP("Variant", "The digits in a dashed cage with Σ add up to its number, and may be repeated "
                           "where rows, columns and regions let them"),
    .input = Input::Cells,
    .logic = LineLogic::Total,
    .digits = DigitUse::Sum,
    .rules = sumCageRules,
    .marks = signedCageMarks<cageSumSign>,
    .sums = sumCageSums,
    .number = NumberUse::Open,
    .numbers = sumsWithRepetition,
    .minCells = 2,
};

extern const Variant productCage{
    .id = "product-cage",
    .name = TR_NOOP("Variant", "Product cage"),
    .keywords = TR_NOOP("Variant", "multiplication cage, times"),
    .demand =
        TR_NOOP("Variant", "The digits in a dashed cage with × make its number when multiplied, and may "
                           "be repeated where rows, columns and regions let them"),
    .input = Input::Cells,
    .logic = LineLogic::Product,
    .rules = productCageRules,
    .marks = signedCageMarks<cageProductSign>,
    .number = NumberUse::Open,
    .numbers = products,
    .minCells = 2,
};

} // namespace sudoku
