#include "core/board/automaton.h"
#include "core/hints/steps/narrowing.h"
#include "core/hints/techniques/finders.h"
#include "core/propagate/sumcandidates.h"

namespace sudoku {
namespace {

bool areDistinct(const RuleIndex &rules, std::span<const Cell> cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (!rules.arePeers(cells[i], cells[j]))
                return false;
    return true;
}

bool addSum(Step step, const Position &position, const rule::Sum &sum, StepSink &sink)
{
    step.total = sum.total;
    for (const Cell cell : sum.cells)
        if (!position.isOpen(cell))
            step.total -= position.digitAt(cell);
    std::vector<DigitSet> digits = digitsOf(position, sum.cells);
    if (!narrowToSum(digits, sum.total, areDistinct(position.rules(), sum.cells)))
        return true; // the position has no solution
    return addNarrowing(std::move(step), position, sum.cells, digits, sink);
}

/// Returns the digits of \a second that go with a digit of \a first.
DigitSet supported(const std::vector<DigitSet> &allowed, DigitSet first)
{
    DigitSet all;
    for (const Digit digit : first)
        all |= allowed[digit];
    return all;
}

bool addPair(Step step, const Position &position, const rule::Pair &pair, StepSink &sink)
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
    return addNarrowing(std::move(step), position, cells, digits, sink);
}

} // namespace

void findPairSteps(const Technique &technique, const Position &position, StepSink &sink)
{
    for (const ActiveRule &active : position.rules().otherRules())
        if (const auto *pair = std::get_if<rule::Pair>(&active.rule))
            if (!addPair(stepOf(technique, active.source), position, *pair, sink))
                return;
}

void findSumSteps(const Technique &technique, const Position &position, StepSink &sink)
{
    for (const ActiveRule &active : position.rules().otherRules())
        if (const auto *sum = std::get_if<rule::Sum>(&active.rule))
            if (sink.isDone() || !addSum(stepOf(technique, active.source), position, *sum, sink))
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
                && !addNarrowing(stepOf(technique, active.source), position, automaton->cells, digits, sink)))
            return;
    }
}

void findInniesAndOuties(const Technique &technique, const Position &position, StepSink &sink)
{
    for (const RuleIndex::IndexedSum &implied : position.rules().impliedSums()) {
        Step step{.technique = &technique, .constraints = implied.constraints};
        for (const int house : implied.houses)
            step.houses.push_back({house});
        if (sink.isDone() || !addSum(std::move(step), position, implied.sum, sink))
            return;
    }
}

} // namespace sudoku
