#include "core/board/automaton.h"
#include "core/variants/variant.h"

#include <string>

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

std::vector<Rule> sumLineRules(const Puzzle &puzzle, const Constraint &line)
{
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    const int sum = sumOfPiece(puzzle.geometry, line);
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
    return {1, static_cast<int>(cells.size()) * geometry.values().last()};
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
    .number = NumberUse::Optional,
    .numbers = sumsOfPieces,
    .minCells = 2,
};

} // namespace sudoku
