#include "core/variants/outsidemark.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

constexpr char roomSign[] = "№";

/// Returns a pair of the first cell with each other one: if the first digit is d, the d-th cell has the
/// number of the clue.
std::vector<Rule> numberedRoomRules(const Puzzle &puzzle, const Constraint &clue)
{
    if (!clue.number())
        return {};
    const DigitValues values = puzzle.geometry.values();
    const int number = *clue.number();
    const int roomCount = static_cast<int>(clue.cells.size());
    const auto hasRoom = [=](int first) { return first <= roomCount && (first > 1 || number == 1); };
    DigitSet firstDigits;
    for (int first = 1; first <= values.last(); ++first) // no room is the 0th
        if (hasRoom(first))
            firstDigits.insert(values.digitOf(first));
    std::vector<Rule> rules{rule::Domain{clue.cells[0], firstDigits}};
    for (int room = 2; room <= roomCount; ++room)
        rules.emplace_back(rule::Pair{
            clue.cells[0], clue.cells[room - 1],
            pairTable(values, [=](int first, int digit) { return first != room || digit == number; })});
    return rules;
}

std::vector<Mark> numberedRoomMarks(const Geometry &geometry, const Constraint &clue)
{
    return {outsideTextOf(geometry, clue, roomSign)};
}

NumberRange anyDigit(const Geometry &geometry, std::span<const Cell>)
{
    return {geometry.values().first, geometry.values().last()};
}

} // namespace

extern const Variant numberedRoom{
    .id = "numbered-room",
    .name = TR_NOOP("Variant", "Numbered room"),
    .keywords = TR_NOOP("Variant", "numbered rooms, first digit says the place"),
    .demand = TR_NOOP(
        "Variant",
        "A number with № is the digit in the nth cell of its row or column, where n is the first digit from "
        "that side"),
    .input = Input::Line,
    .logic = LineLogic::Place,
    .rules = numberedRoomRules,
    .marks = numberedRoomMarks,
    .number = NumberUse::Open,
    .numbers = anyDigit,
};

} // namespace sudoku
