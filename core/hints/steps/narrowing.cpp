#include "core/hints/steps/narrowing.h"

#include <algorithm>

namespace sudoku {
namespace {

/// A line may cross itself, and come to a candidate twice.
void sortOnce(std::vector<Candidate> &candidates)
{
    std::ranges::sort(candidates);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
}

} // namespace

std::vector<DigitSet> digitsOf(const Position &position, std::span<const Cell> cells)
{
    std::vector<DigitSet> digits;
    for (const Cell cell : cells)
        digits.push_back(position.isOpen(cell) ? position.candidates(cell)
                                               : DigitSet{position.digitAt(cell)});
    return digits;
}

bool addNarrowing(Step step, const Position &position, std::span<const Cell> cells,
                  const std::vector<DigitSet> &narrowed, StepSink &sink)
{
    step.groups = {{Role::Pattern, {}}};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const DigitSet before = position.candidates(cells[i]);
        if (narrowed[i].size() == 1 && before.size() > 1)
            step.placements.push_back({cells[i], narrowed[i].first()});
        for (const Digit digit : before) {
            auto &list = narrowed[i].contains(digit) ? step.groups.front().candidates : step.eliminations;
            list.push_back({cells[i], digit});
        }
    }
    if (step.eliminations.empty())
        return true;
    sortOnce(step.placements);
    sortOnce(step.eliminations);
    return sink.add(std::move(step));
}

Step stepOf(const Technique &technique, const RuleSource &source)
{
    Step step{.technique = &technique};
    if (const auto *constraint = std::get_if<ConstraintIndex>(&source))
        step.constraints.push_back(constraint->index);
    return step;
}

} // namespace sudoku
