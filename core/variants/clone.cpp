#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <functional>

namespace sudoku {
namespace {

std::vector<Rule> cloneRules(const Puzzle &puzzle, const Constraint &clone)
{
    const std::vector<DigitSet> same = pairTable(puzzle.geometry.digitCount(), std::equal_to<>());
    const std::size_t half = clone.cells.size() / 2;
    std::vector<Rule> rules;
    for (std::size_t i = 0; i < half; ++i)
        rules.emplace_back(rule::Pair{clone.cells[i], clone.cells[half + i], same});
    return rules;
}

std::vector<Mark> cloneMarks(const Geometry &, const Constraint &clone)
{
    const auto middle = clone.cells.begin() + std::ssize(clone.cells) / 2;
    return {Shade{{clone.cells.begin(), middle}, Shade::Texture::RisingStripes},
            Shade{{middle, clone.cells.end()}, Shade::Texture::RisingStripes}};
}

} // namespace

extern const Variant clone{
    .id = "clone",
    .name = TR_NOOP("Variant", "Clone"),
    .keywords = TR_NOOP("Variant", "twin regions"),
    .demand =
        TR_NOOP("Variant", "Striped groups of the same shape contain the same digits in the same places"),
    .demandOfSymbols =
        TR_NOOP("Variant", "Striped groups of the same shape contain the same symbols in the same places"),
    .input = Input::Clones,
    .logic = LineLogic::Mirror,
    .digits = DigitUse::Identity,
    .rules = cloneRules,
    .marks = cloneMarks,
    .minCells = 2,
};

} // namespace sudoku
