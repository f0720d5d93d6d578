#include "core/board/automaton.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

namespace sudoku {
namespace {

/// Returns how far the ends are apart at least: 4 on 9x9.
int minDistance(const Geometry &geometry, const Constraint &line)
{
    return line.number().value_or(geometry.digitCount() / 2);
}

/// Reads the ends first.
rule::Automaton lockoutAutomaton(const std::vector<Cell> &cells, int digitCount, int min)
{
    using State = std::pair<Digit, Digit>; // the ends that were read, the greater one first
    const auto step = [min](State ends, Digit digit) -> std::optional<State> {
        const auto [high, low] = ends;
        if (high == noDigit)
            return State{digit, noDigit};
        if (low == noDigit && std::abs(high - digit) < min)
            return {};
        if (low == noDigit)
            return State{std::max(high, digit), std::min(high, digit)};
        return digit < low || digit > high ? std::optional(ends) : std::nullopt;
    };
    return makeAutomaton(cells, digitCount, State{noDigit, noDigit}, step,
                         [](State ends) { return ends.second != noDigit; });
}

std::vector<Rule> lockoutRules(const Puzzle &puzzle, const Constraint &line)
{
    static AutomatonCache known;
    std::vector<Cell> cells{line.cells.front(), line.cells.back()};
    cells.insert(cells.end(), line.cells.begin() + 1, line.cells.end() - 1);
    const int digitCount = puzzle.geometry.digitCount();
    const int min = minDistance(puzzle.geometry, line);
    return {known.get(
        cells, digitCount, [&] { return lockoutAutomaton(cells, digitCount, min); }, min)};
}

constexpr LineLook corridor{.layer = MarkLayer::Crossings,
                            .width = 0.44,
                            .stroke = LineLook::Stroke::Outline,
                            .ink = {Tint::of(0x4f62c8), Tint::of(0x9aa6f0), Tint::ofTone(0.6)},
                            .edge = 0.025};

/// Shows the number if it is not the default.
std::vector<Mark> lockoutMarks(const Geometry &, const Constraint &line)
{
    std::vector<Mark> marks{Line{line.cells, corridor}, Shape{line.cells.front(), Shape::Kind::Diamond},
                            Shape{line.cells.back(), Shape::Kind::Diamond}};
    if (line.number())
        marks.emplace_back(
            Label{line.cells.front(), "≥" + std::to_string(*line.number()), Label::Side::Right});
    return marks;
}

NumberRange distances(const Geometry &geometry, std::span<const Cell>)
{
    return {1, geometry.digitCount() - 1};
}

} // namespace

extern const Variant lockoutLine{
    .id = "lockout-line",
    .name = TR_NOOP("Variant", "Lockout line"),
    .keywords = TR_NOOP("Variant", "diamonds, lockout"),
    .demand =
        TR_NOOP("Variant", "The digits in two diamonds differ by at least half the number of digits, "
                           "rounded down, or by at least the number given; no digit on the line between "
                           "them is one of theirs or between theirs"),
    .input = Input::Path,
    .logic = LineLogic::Beyond,
    .digits = DigitUse::Distance,
    .rules = lockoutRules,
    .marks = lockoutMarks,
    .number = NumberUse::Optional,
    .numbers = distances,
    .minCells = 3,
};

} // namespace sudoku
