#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <functional>

namespace sudoku {
namespace {

std::vector<Rule> slowThermometerRules(const Puzzle &puzzle, const Constraint &line)
{
    return pairsAlong(line.cells, pairTable(puzzle.geometry.digitCount(), std::less_equal<>()));
}

constexpr LineLook openTube{.layer = MarkLayer::Crossings,
                            .width = 0.24,
                            .stroke = LineLook::Stroke::Outline,
                            .ink = toneInk(0.5, 0.55, 0.5),
                            .ends = LineLook::Ends::Bulb,
                            .edge = 0.04};

std::vector<Mark> slowThermometerMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, openTube}};
}

} // namespace

extern const Variant slowThermometer{
    .id = "slow-thermometer",
    .name = TR_NOOP("Variant", "Slow thermometer"),
    .keywords = TR_NOOP("Variant", "increase or stay the same"),
    .demand = TR_NOOP("Variant",
                      "Digits increase or stay the same from the bulb of a hollow thermometer to its end"),
    .input = Input::Path,
    .logic = LineLogic::Rise,
    .digits = DigitUse::Order,
    .rules = slowThermometerRules,
    .marks = slowThermometerMarks,
    .minCells = 2,
    .isDirected = true,
};

} // namespace sudoku
