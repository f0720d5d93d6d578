#include "core/board/automaton.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <compare>
#include <string>

namespace sudoku {
namespace {

/// What was read of a line, as far as its smallest and its largest digit so far say something.
struct Lunch
{
    Digit min = noDigit;
    Digit max = noDigit;
    bool isMaxLater = false;
    int between = 0;                                 ///< the sum of the digits between these two
    int behind = 0;                                  ///< the sum of the digits behind both
    auto operator<=>(const Lunch &) const = default; // NOLINT(modernize-use-nullptr)
};

/// Returns \a lunch after a new smallest or largest digit, which is the later one of the two from now on.
Lunch withExtreme(const Lunch &lunch, Digit digit, DigitValues values)
{
    const bool isMax = digit > lunch.max;
    Lunch next{isMax ? lunch.min : digit, isMax ? digit : lunch.max, isMax, lunch.behind, 0};
    if (isMax == lunch.isMaxLater && lunch.min != lunch.max) // the other one is further back
        next.between += lunch.between + values.of(isMax ? lunch.max : lunch.min);
    return next;
}

/// Sums that are too large are all alike. Behind the extremes of all digits nothing counts.
rule::Automaton lunchAutomaton(const std::vector<Cell> &cells, DigitValues values, int sum)
{
    const int digitCount = values.count;
    const auto step = [=](const Lunch &lunch, Digit digit) -> std::optional<Lunch> {
        if (lunch.min == noDigit)
            return Lunch{digit, digit};
        if (digit == lunch.min || digit == lunch.max)
            return {};
        Lunch next = lunch;
        if (digit > lunch.min && digit < lunch.max)
            next.behind += values.of(digit);
        else
            next = withExtreme(lunch, digit, values);
        next.between = std::min(next.between, sum + 1);
        next.behind = std::min(next.behind, sum + 1);
        if (next.min > 1 || next.max < digitCount)
            return next;
        next.behind = 0;
        return next.between == sum ? std::optional(next) : std::nullopt;
    };
    return makeAutomaton(cells, digitCount, Lunch{}, step,
                         [sum](const Lunch &lunch) { return lunch.min < lunch.max && lunch.between == sum; });
}

std::vector<Rule> lunchboxRules(const Puzzle &puzzle, const Constraint &line)
{
    if (!line.number())
        return {};
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    const int sum = *line.number();
    return {extraHouse(puzzle.geometry, line.cells),
            known.get(
                line.cells, values, [&] { return lunchAutomaton(line.cells, values, sum); }, sum)};
}

constexpr LineLook boxWall{.layer = MarkLayer::Crossings,
                           .width = 0.52,
                           .stroke = LineLook::Stroke::Outline,
                           .ink = toneInk(0.55, 0.6, 0.55),
                           .edge = 0.03};

/// Returns the side of the first cell on which the wall bends away from the corner of the cell.
Label::Side freeSide(const Geometry &geometry, const std::vector<Cell> &cells)
{
    const bool leadsRight = cells.size() > 1 && geometry.columnOf(cells[1]) > geometry.columnOf(cells[0]);
    return leadsRight ? Label::Side::Left : Label::Side::Right;
}

std::vector<Mark> lunchboxMarks(const Geometry &geometry, const Constraint &line)
{
    std::vector<Mark> marks{Line{line.cells, boxWall}};
    if (line.number())
        marks.emplace_back(
            Label{line.cells.front(), std::to_string(*line.number()), freeSide(geometry, line.cells)});
    return marks;
}

NumberRange lunchSums(const Geometry &geometry, std::span<const Cell>)
{
    const DigitValues values = geometry.values();
    const int innerCount = values.count - 2;
    return {0, (values.first + values.last()) * innerCount / 2};
}

bool hasNineDigits(const Geometry &geometry)
{
    constexpr int maxDigits = 9;
    return geometry.digitCount() <= maxDigits;
}

} // namespace

extern const Variant lunchbox{
    .id = "lunchbox",
    .name = TR_NOOP("Variant", "Lunchbox"),
    .keywords = TR_NOOP("Variant", "sandwich line"),
    .demand =
        TR_NOOP("Variant", "No digit is repeated in a long box with round ends, and the digits between its "
                           "smallest and its largest one add up to its number"),
    .input = Input::Path,
    .logic = LineLogic::Pieces,
    .rules = lunchboxRules,
    .marks = lunchboxMarks,
    .need = TR_NOOP("Variant", "at most nine digits"),
    .suits = hasNineDigits,
    .number = NumberUse::Open,
    .numbers = lunchSums,
    .minCells = 2,
    .isDistinct = true,
};

} // namespace sudoku
