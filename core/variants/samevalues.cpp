#include "core/board/automaton.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

int groupCount(const Constraint &groups)
{
    return groups.number().value_or(2);
}

/// Returns the groups: parts of the cells, one after the other, that are as long.
std::vector<Cells> groupsOf(const Constraint &groups)
{
    const std::ptrdiff_t size = std::ssize(groups.cells) / groupCount(groups);
    std::vector<Cells> parts;
    for (auto from = groups.cells.begin(); std::ssize(parts) < groupCount(groups); from += size)
        parts.emplace_back(from, from + size);
    return parts;
}

/// Reads one group, then another, and counts by how much the first one has \a value more often.
rule::Automaton asOftenAutomaton(const Cells &cells, DigitValues values, int value)
{
    using State = std::pair<int, int>; // how many digits were read, and how much more often
    const int half = static_cast<int>(cells.size()) / 2;
    const auto step = [=](State state, int read) -> std::optional<State> {
        const int change = read == value ? 1 : 0;
        const State next{state.first + 1, state.second + (state.first < half ? change : -change)};
        return next.second < 0 ? std::nullopt : std::optional(next);
    };
    return makeAutomaton(cells, values, State{0, 0}, step, [half](State state) {
        return state == State{2 * half, 0};
    });
}

std::vector<Rule> sameValuesRules(const Puzzle &puzzle, const Constraint &constraint)
{
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    const std::vector<Cells> groups = groupsOf(constraint);
    std::vector<Rule> rules;
    for (std::size_t i = 1; i < groups.size(); ++i) {
        Cells cells = groups.front();
        cells.insert(cells.end(), groups[i].begin(), groups[i].end());
        for (int value = values.first; value <= values.last(); ++value)
            rules.emplace_back(known.get(
                cells, values, [&] { return asOftenAutomaton(cells, values, value); }, value));
    }
    return rules;
}

std::vector<Mark> sameValuesMarks(const Geometry &, const Constraint &constraint)
{
    std::vector<Mark> marks;
    for (const Cells &group : groupsOf(constraint)) {
        marks.emplace_back(Outline{group});
        marks.emplace_back(Label{std::ranges::min(group), "⇄"});
    }
    return marks;
}

NumberRange groupCounts(const Geometry &, std::span<const Cell> cells)
{
    return {2, std::max(2, static_cast<int>(cells.size()))};
}

std::optional<ConstraintProblem> unequalGroups(const Geometry &, const Constraint &constraint)
{
    const int count = groupCount(constraint);
    const int cells = static_cast<int>(constraint.cells.size());
    const int whole = (cells + count - 1) / count * count;
    return cells == whole
               ? std::nullopt
               : std::optional(ConstraintProblem{ConstraintProblem::Kind::CellCount, whole, whole});
}

} // namespace

extern const Variant sameValues{
    .id = "same-values",
    .name = TR_NOOP("Variant", "Same digits"),
    .keywords = TR_NOOP("Variant", "same values, equal sets, same set of digits"),
    .demand = TR_NOOP("Variant", "Each of the dashed groups with ⇄ has the same digits as the others, each "
                                 "as often, in any order"),
    .demandOfSymbols = TR_NOOP(
        "Variant",
        "Each of the dashed groups with ⇄ has the same symbols as the others, each as often, in any order"),
    .input = Input::Path,
    .logic = LineLogic::Tally,
    .digits = DigitUse::Identity,
    .rules = sameValuesRules,
    .marks = sameValuesMarks,
    .problem = unequalGroups,
    .number = NumberUse::Optional,
    .numbers = groupCounts,
    .minCells = 2,
    .mayJump = true,
};

} // namespace sudoku
