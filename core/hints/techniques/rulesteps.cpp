#include "core/hints/techniques/finders.h"
#include "core/propagate/automatoncandidates.h"
#include "core/propagate/sumcandidates.h"

#include <algorithm>

namespace sudoku {
namespace {

/// The digits of each cell: the one on the board, or the candidates.
std::vector<DigitSet> digitsOf(const Position &position, std::span<const Cell> cells)
{
    std::vector<DigitSet> digits;
    for (const Cell cell : cells)
        digits.push_back(position.isOpen(cell) ? position.candidates(cell)
                                               : DigitSet{position.digitAt(cell)});
    return digits;
}

/// Adds the step that leaves \a narrowed of the digits of \a cells.
bool addNarrowing(const Technique &technique, const Position &position, std::span<const Cell> cells,
                  const std::vector<DigitSet> &narrowed, const std::optional<RuleSource> &source,
                  StepSink &sink)
{
    Step step{.technique = &technique, .groups = {{Role::Pattern, {}}}};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Digit digit : position.candidates(cells[i])) {
            auto &list = narrowed[i].contains(digit) ? step.groups.front().candidates : step.eliminations;
            list.push_back({cells[i], digit});
        }
    if (step.eliminations.empty())
        return true;
    std::ranges::sort(step.eliminations);
    const auto end =
        std::unique(step.eliminations.begin(), step.eliminations.end()); // a line may cross itself
    step.eliminations.erase(end, step.eliminations.end());
    if (source)
        if (const auto *constraint = std::get_if<ConstraintIndex>(&*source))
            step.constraints.push_back(constraint->index);
    return sink.add(std::move(step));
}

bool areDistinct(const RuleIndex &rules, std::span<const Cell> cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (!rules.arePeers(cells[i], cells[j]))
                return false;
    return true;
}

bool addSum(const Technique &technique, const Position &position, const rule::Sum &sum,
            const std::optional<RuleSource> &source, StepSink &sink)
{
    std::vector<DigitSet> digits = digitsOf(position, sum.cells);
    if (!narrowToSum(digits, sum.total, areDistinct(position.rules(), sum.cells)))
        return true; // the position has no solution
    return addNarrowing(technique, position, sum.cells, digits, source, sink);
}

/// Returns the digits of \a second that go with a digit of \a first.
DigitSet supported(const std::vector<DigitSet> &allowed, DigitSet first)
{
    DigitSet all;
    for (const Digit digit : first)
        all |= allowed[digit];
    return all;
}

bool addPair(const Technique &technique, const Position &position, const rule::Pair &pair,
             const RuleSource &source, StepSink &sink)
{
    const std::array cells{pair.first, pair.second};
    std::vector<DigitSet> digits = digitsOf(position, cells);
    digits[1] &= supported(pair.allowed, digits[0]);
    DigitSet first;
    for (const Digit digit : digits[0])
        if (!(pair.allowed[digit] & digits[1]).isEmpty())
            first.insert(digit);
    digits[0] = first;
    if (digits[0].isEmpty() || digits[1].isEmpty())
        return true; // the position has no solution
    return addNarrowing(technique, position, cells, digits, source, sink);
}

} // namespace

void findPairSteps(const Technique &technique, const Position &position, StepSink &sink)
{
    for (const ActiveRule &active : position.rules().otherRules())
        if (const auto *pair = std::get_if<rule::Pair>(&active.rule))
            if (!addPair(technique, position, *pair, active.source, sink))
                return;
}

void findSumSteps(const Technique &technique, const Position &position, StepSink &sink)
{
    for (const ActiveRule &active : position.rules().otherRules())
        if (const auto *sum = std::get_if<rule::Sum>(&active.rule))
            if (sink.isDone() || !addSum(technique, position, *sum, active.source, sink))
                return;
}

void findLineSteps(const Technique &technique, const Position &position, StepSink &sink)
{
    for (const ActiveRule &active : position.rules().otherRules()) {
        const auto *automaton = std::get_if<rule::Automaton>(&active.rule);
        if (!automaton)
            continue;
        std::vector<DigitSet> digits = digitsOf(position, automaton->cells);
        if (sink.isDone()
            || (narrowToAccepted(digits, *automaton)
                && !addNarrowing(technique, position, automaton->cells, digits, active.source, sink)))
            return;
    }
}

void findInniesAndOuties(const Technique &technique, const Position &position, StepSink &sink)
{
    for (const rule::Sum &sum : position.rules().impliedSums())
        if (sink.isDone() || !addSum(technique, position, sum, {}, sink))
            return;
}

} // namespace sudoku
