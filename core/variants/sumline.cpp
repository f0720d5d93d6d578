#include "core/board/automaton.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>

namespace sudoku {
namespace {

/// Returns the sum of each piece: 10 on 9x9, as in 10-lines.
int sumOfPiece(const Geometry &geometry, const Constraint &line)
{
    return line.number().value_or(geometry.digitCount() + 1);
}

/// States are the sum of the piece so far; a piece that is complete begins the next one. Where a digit is 0,
/// there is one more state for that: nothing but zeros is no piece.
rule::Automaton piecesAutomaton(DigitValues values, int sum)
{
    const int complete = values.first == 0 ? sum : 0;
    const auto next = [sum, complete](int state, int value) {
        if (value == 0)
            return state;
        const int soFar = (state == complete ? 0 : state) + value;
        if (soFar == sum)
            return complete;
        return soFar > sum ? TransitionTable::deadState : soFar;
    };
    return {{}, std::make_shared<const TransitionTable>(sum + complete / sum, values, next), {complete}};
}

/// Larger numbers are not taken for loops: there would be too many ways to place the cuts.
constexpr int maxSumInLoop = 12;

/// A loop may have its first cut behind any cell. States are the total so far, modulo the sum, the sums that
/// the piece across the start may have before it, one bit each, and whether a digit was not 0.
rule::Automaton loopAutomaton(const std::vector<Cell> &cells, DigitValues values, int sum)
{
    using State = std::tuple<int, std::uint32_t, bool>;
    const auto step = [sum](const State &state, int value) -> std::optional<State> {
        auto [total, before, isAny] = state;
        for (int cut = total + 1; cut < total + value; ++cut) // there is none within a digit
            before &= ~(std::uint32_t{1} << (sum - cut % sum) % sum);
        const State next{(total + value) % sum, before, isAny || value > 0};
        return before == 0 ? std::nullopt : std::optional(next);
    };
    const auto accepts = [](const State &state) {
        return std::get<int>(state) == 0 && std::get<bool>(state);
    };
    return makeAutomaton(cells, values, State{0, (std::uint32_t{1} << sum) - 1, false}, step, accepts);
}

std::vector<Rule> loopRules(const Geometry &geometry, std::vector<Cell> cells, int sum)
{
    static AutomatonCache known;
    cells.pop_back(); // it is the first one
    return {known.get(
        cells, geometry.values(), [&] { return loopAutomaton(cells, geometry.values(), sum); }, sum)};
}

std::vector<Rule> sumLineRules(const Puzzle &puzzle, const Constraint &line)
{
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    const int sum = sumOfPiece(puzzle.geometry, line);
    if (isClosed(line.cells))
        return loopRules(puzzle.geometry, line.cells, sum);
    return {known.get(
        line.cells, values, [&] { return piecesAutomaton(values, sum); }, sum)};
}

constexpr LineLook cord{.layer = MarkLayer::Beads,
                        .width = 0.115,
                        .stroke = LineLook::Stroke::Solid,
                        .ink = {Tint::of(0xc29a2e), Tint::of(0x9a7a2c), Tint::ofTone(0.75)}};

/// Shows the number if it is not the default.
std::vector<Mark> sumLineMarks(const Geometry &, const Constraint &line)
{
    std::vector<Mark> marks{Line{line.cells, cord}};
    if (line.number())
        marks.emplace_back(
            Label{line.cells.front(), "Σ" + std::to_string(*line.number()), Label::Side::Right});
    return marks;
}

NumberRange sumsOfPieces(const Geometry &geometry, std::span<const Cell> cells)
{
    if (isClosed({cells.begin(), cells.end()}))
        return {1, maxSumInLoop};
    return {1, static_cast<int>(cells.size()) * geometry.values().last()};
}

/// A line may return to its first cell, but not cross itself.
std::optional<ConstraintProblem> sumLineProblem(const Geometry &geometry, const Constraint &line)
{
    using enum ConstraintProblem::Kind;
    std::vector<Cell> cells = line.cells;
    const bool isLoop = isClosed(cells);
    if (isLoop)
        cells.pop_back();
    for (auto cell = cells.begin(); cell != cells.end(); ++cell)
        if (std::find(cells.begin(), cell, *cell) != cell)
            return ConstraintProblem{RepeatedCell, 0, 0, *cell};
    if (isLoop && sumOfPiece(geometry, line) > maxSumInLoop)
        return ConstraintProblem{NoNumber, 1, maxSumInLoop};
    return {};
}

} // namespace

extern const Variant sumLine{
    .id = "sum-line",
    .name = TR_NOOP("Variant", "Sum line"),
    .keywords = TR_NOOP("Variant", "10-line, ten line, N-sum line, pieces with equal sums"),
    .demand = TR_NOOP("Variant", "A plain line can be cut into pieces whose digits each add up to the number "
                                 "of digits and one, or to the number given"),
    .input = Input::Path,
    .logic = LineLogic::Pieces,
    .rules = sumLineRules,
    .marks = sumLineMarks,
    .problem = sumLineProblem,
    .number = NumberUse::Optional,
    .numbers = sumsOfPieces,
    .minCells = 2,
    .mayCross = true,
};

} // namespace sudoku
