#include "core/hints/rulemarks.h"

#include "core/board/linerank.h"
#include "core/hints/lines/lineindex.h"
#include "core/hints/steps/narrowing.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr int maxGuesses = 3'000; // for the ways of one rule: some milliseconds at most

/// Returns the parts of the rules of one source that a look takes in: of a rule for the whole board each pair
/// of cells.
std::vector<std::span<const ActiveRule>> looksAt(std::span<const ActiveRule> rules, const RuleIndex &index)
{
    const auto *constraint = std::get_if<ConstraintIndex>(&rules.front().source);
    const Variant *variant = constraint ? index.constraints()[constraint->index].variant : nullptr;
    if (variant && variant->logic != LineLogic::Neighbours)
        return partsOf(rules, *variant);
    std::vector<std::span<const ActiveRule>> each;
    for (std::size_t i = 0; i < rules.size(); ++i)
        each.push_back(rules.subspan(i, 1));
    return each;
}

/// Calls \a take with each part of the other rules of \a index.
template <typename Take>
void forEachLook(const RuleIndex &index, const Take &take)
{
    const std::span<const ActiveRule> all = index.otherRules();
    for (auto begin = all.begin(); begin != all.end();) {
        const auto end = std::find_if(
            begin, all.end(), [&](const ActiveRule &active) { return active.source != begin->source; });
        for (const std::span<const ActiveRule> part : looksAt({begin, end}, index))
            take(part);
        begin = end;
    }
}

/// Removes from \a left what \a rank forbids of the candidates of \a position.
void eliminateByRank(const Position &position, const rule::Rank &rank, Position &left)
{
    const std::vector<Cell> cells = position.rules().allCells().toVector();
    LineDigits digits = digitsOf(position, cells);
    if (!narrowToRank(digits, rank))
        return;
    for (const Cell cell : cells)
        for (const Digit digit : position.candidates(cell) - digits[cell])
            left.eliminate(cell, digit);
}

} // namespace

Position withoutForbidden(const Position &position)
{
    Position left = position;
    forEachLook(position.rules(), [&](std::span<const ActiveRule> part) {
        if (const auto *rank = std::get_if<rule::Rank>(&part.front().rule)) {
            eliminateByRank(position, *rank, left);
            return;
        }
        const LineWays ways(part, position.rules());
        LineDigits digits = digitsOf(position, ways.cells());
        if (!ways.narrowToWays(digits, maxGuesses))
            return;
        for (std::size_t i = 0; i < digits.size(); ++i)
            for (const Digit digit : position.candidates(ways.cells()[i]) - digits[i])
                left.eliminate(ways.cells()[i], digit);
    });
    return left;
}

bool forbidNothingMore(const RuleIndex &rules)
{
    return rules.otherRules().empty();
}

} // namespace sudoku
