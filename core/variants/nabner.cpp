#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <cstdlib>

namespace sudoku {
namespace {

std::vector<Rule> nabnerRules(const Puzzle &puzzle, const Constraint &line)
{
    const std::vector<Cell> cells = withoutRepetition(line.cells);
    const auto apart =
        pairTable(puzzle.geometry.digitCount(), [](Digit a, Digit b) { return std::abs(a - b) > 1; });
    std::vector<Rule> rules;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            rules.emplace_back(rule::Pair{cells[i], cells[j], apart});
    return rules;
}

constexpr LineLook broadDashes{.layer = MarkLayer::Crossings,
                               .width = 0.23,
                               .stroke = LineLook::Stroke::Dashes,
                               .ink = {Tint::of(0xc2b51f), Tint::of(0xa89c2a), Tint::ofTone(0.72)}};

std::vector<Mark> nabnerMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, broadDashes}};
}

} // namespace

extern const Variant nabner{
    .id = "nabner",
    .name = TR_NOOP("Variant", "Nabner"),
    .keywords = TR_NOOP("Variant", "nabner line, the opposite of renban"),
    .demand = TR_NOOP("Variant", "No two digits on a line of broad dashes are equal or consecutive"),
    .input = Input::Path,
    .logic = LineLogic::Apart,
    .digits = DigitUse::Distance,
    .rules = nabnerRules,
    .marks = nabnerMarks,
    .minCells = 2,
    .isDistinct = true,
    .mayCross = true,
};

} // namespace sudoku
