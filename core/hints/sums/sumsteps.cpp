#include "core/hints/steps/narrowing.h"
#include "core/hints/sums/finders.h"
#include "core/propagate/sumcandidates.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

bool addSum(Step step, const Position &position, const rule::Sum &sum, StepSink &sink)
{
    step.total = sum.total;
    for (const Cell cell : sum.cells)
        if (!position.isOpen(cell))
            step.total -= position.digitAt(cell);
    std::vector<DigitSet> digits = digitsOf(position, sum.cells);
    if (!narrowToSum(digits, sum.total, position.rules().seeEachOther(sum.cells)))
        return true; // the position has no solution
    return addNarrowing(std::move(step), position, sum.cells, digits, sink);
}

/// Returns whether constraints of the kind of \a active have no technique under their own name.
bool isCage(const ActiveRule &active, const RuleIndex &rules)
{
    const auto *constraint = std::get_if<ConstraintIndex>(&active.source);
    return !constraint || rules.constraints()[constraint->index].variant->logic == LineLogic::None;
}

} // namespace

void findSumSteps(const Technique &technique, const Position &position, StepSink &sink)
{
    for (const ActiveRule &active : position.rules().otherRules())
        if (const auto *sum = std::get_if<rule::Sum>(&active.rule); sum && isCage(active, position.rules()))
            if (sink.isDone() || !addSum(stepOf(technique, active.source), position, *sum, sink))
                return;
}

} // namespace sudoku
