#include "core/board/automaton.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <vector>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

/// Reads a digit of one line, then one of the other, and so on. States are: equal so far; the digit that was
/// read last, of the first line; different.
rule::Automaton differenceAutomaton(int digitCount)
{
    const int isDifferent = digitCount + 1;
    const auto next = [=](int state, Digit digit) {
        if (state == 0)
            return digit;
        return state == digit ? 0 : isDifferent;
    };
    return {{}, std::make_shared<const TransitionTable>(digitCount + 2, digitCount, next), {isDifferent}};
}

bool seeEachOther(const Geometry &geometry, Cell a, Cell b)
{
    const std::span<const Cell> peers = geometry.peers(a);
    return std::ranges::find(peers, b) != peers.end();
}

/// Adds that \a one and \a other differ, unless houses say so already.
void addDifference(std::vector<Rule> &rules, const Geometry &geometry, const Cells &one, const Cells &other)
{
    static AutomatonCache known;
    Cells compared;
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (one[i] == other[i])
            continue;
        if (seeEachOther(geometry, one[i], other[i]))
            return;
        compared.insert(compared.end(), {one[i], other[i]});
    }
    const int digitCount = geometry.digitCount();
    rules.emplace_back(known.get(compared, digitCount, [=] { return differenceAutomaton(digitCount); }));
}

Cells reversed(const Cells &line)
{
    return {line.rbegin(), line.rend()};
}

/// Two lines that are both read backwards differ if they differ when read forwards.
std::vector<Rule> differentLinesRules(const Puzzle &puzzle, const Constraint &)
{
    const Geometry &geometry = puzzle.geometry;
    const std::span<const House> houses = geometry.houses(); // rows, then columns
    const std::size_t lineCount = 2 * static_cast<std::size_t>(geometry.size());
    std::vector<Rule> rules;
    for (std::size_t first = 0; first < lineCount; ++first)
        for (std::size_t second = first + 1; second < lineCount; ++second) {
            addDifference(rules, geometry, houses[first].cells, houses[second].cells);
            addDifference(rules, geometry, houses[first].cells, reversed(houses[second].cells));
        }
    return rules;
}

} // namespace

extern const Variant differentLines{
    .id = "different-lines",
    .name = TR_NOOP("Variant", "No equal lines"),
    .keywords = TR_NOOP("Variant", "full rank without ties, no ties, unique rows and columns"),
    .demand = TR_NOOP("Variant", "No two rows or columns are the same, whichever end each is read from"),
    .input = Input::Nothing,
    .logic = LineLogic::Ways,
    .digits = DigitUse::Identity,
    .rules = differentLinesRules,
    .need = squareBoardNeed,
    .suits = isSquareBoard,
};

} // namespace sudoku
