#include "core/board/automaton.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <cstdint>
#include <string>

namespace sudoku {
namespace {

/// Returns the numbers from 1 to the sum of the largest digits. Above nine digits the groups of digits are so
/// many that larger numbers are not taken.
NumberRange avoidedSums(const Geometry &geometry, std::span<const Cell> cells)
{
    constexpr int maxOfManyDigits = 20;
    const int count = static_cast<int>(cells.size());
    const int most = count * geometry.values().last() - count * (count - 1) / 2;
    return {1, geometry.values().last() > 9 ? std::min(most, maxOfManyDigits) : most};
}

/// States are the sums up to the number that groups of the digits so far have, one bit each.
rule::Automaton noSumAutomaton(const std::vector<Cell> &cells, DigitValues values, int number)
{
    const std::uint64_t avoided = std::uint64_t{1} << number;
    const auto step = [avoided](std::uint64_t sums, int value) -> std::optional<std::uint64_t> {
        const std::uint64_t more = (sums | sums << value) & (2 * avoided - 1);
        return (more & avoided) == 0 ? std::optional(more) : std::nullopt;
    };
    return makeAutomaton(cells, values, std::uint64_t{1}, step, [](std::uint64_t) { return true; });
}

std::vector<Rule> rellikRules(const Puzzle &puzzle, const Constraint &cage)
{
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    const int number = cage.numbers.front();
    return {extraHouse(puzzle.geometry, cage.cells),
            known.get(
                cage.cells, values, [&] { return noSumAutomaton(cage.cells, values, number); }, number)};
}

std::vector<Mark> rellikMarks(const Geometry &, const Constraint &cage)
{
    const std::string number = cage.number() ? std::to_string(*cage.number()) : std::string();
    return {Outline{cage.cells}, Label{std::ranges::min(cage.cells), "≠" + number}};
}

} // namespace

extern const Variant rellikCage{
    .id = "rellik-cage",
    .name = TR_NOOP("Variant", "Rellik cage"),
    .keywords = TR_NOOP("Variant", "killer backwards, no group of digits has the sum"),
    .demand =
        TR_NOOP("Variant", "No digit is repeated in a dashed cage with ≠, and neither one of its digits "
                           "nor several of them add up to its number"),
    .input = Input::Cells,
    .logic = LineLogic::NoSum,
    .rules = rellikRules,
    .marks = rellikMarks,
    .number = NumberUse::Needed,
    .numbers = avoidedSums,
    .minCells = 2,
    .isDistinct = true,
};

} // namespace sudoku
