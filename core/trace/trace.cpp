#include "core/trace/trace.h"

#include <algorithm>
#include <limits>

namespace sudoku {

TraceCounts Trace::counts() const
{
    const auto count = [this](TraceStep::Kind kind) {
        return static_cast<int>(std::ranges::count(steps, kind, &TraceStep::kind));
    };
    return {.guesses = count(TraceStep::Kind::Guess),
            .propagations = count(TraceStep::Kind::Propagate),
            .conflicts = count(TraceStep::Kind::Conflict),
            .learnt = count(TraceStep::Kind::Learn)};
}

/// Reads the steps backwards: what was taken back later than a literal became true tells whether it still is.
std::vector<int> Trace::trailAfter(int stepCount) const
{
    std::vector<int> trail;
    int highestKept = std::numeric_limits<int>::max(); // level
    for (int i = stepCount - 1; i >= 0; --i) {
        const TraceStep &step = steps[i];
        if (step.kind == TraceStep::Kind::Back)
            highestKept = std::min(highestKept, step.level);
        else if (step.assigns() && step.level <= highestKept)
            trail.push_back(i);
    }
    std::ranges::reverse(trail);
    return trail;
}

std::optional<int> Trace::find(TraceStep::Kind kind, int from) const
{
    const auto found = std::ranges::find(steps.begin() + from, steps.end(), kind, &TraceStep::kind);
    if (found == steps.end())
        return {};
    return static_cast<int>(found - steps.begin());
}

} // namespace sudoku
