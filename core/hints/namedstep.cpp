#include "core/hints/namedstep.h"

#include "core/board/stopcheck.h"

#include <algorithm>

namespace sudoku {
namespace {

bool places(const Step &step, Candidate placed)
{
    return std::ranges::find(step.placements, placed) != step.placements.end();
}

/// Returns the first technique of \a ladder at the lowest level that places \a placed, or null.
const Technique *placing(const Position &position, Candidate placed, const Ladder &ladder,
                         const std::stop_token &stop)
{
    for (const Technique *technique : ladder) {
        const std::vector<Step> steps = findSteps(*technique, position, maxStepsListed, stop);
        const auto found =
            std::ranges::find_if(steps, [&](const Step &step) { return places(step, placed); });
        if (found != steps.end())
            return found->technique;
        if (isStopped(stop))
            return nullptr;
    }
    return nullptr;
}

Ladder upTo(const Ladder &ladder, Level maxLevel)
{
    Ladder some;
    std::ranges::copy_if(ladder, std::back_inserter(some), [&](const Technique *technique) {
        return technique->level <= maxLevel && !technique->traits.asksSolver;
    });
    return some;
}

/// Returns whether \a step may make a single of \a placed: it removes another candidate of its cell or the
/// same digit elsewhere.
bool mayHelp(const Step &step, Candidate placed)
{
    return step.placements.empty() && std::ranges::any_of(step.eliminations, [&](Candidate gone) {
               return gone.cell == placed.cell || gone.digit == placed.digit;
           });
}

} // namespace

std::optional<NamedStep> namedStep(const Position &position, Candidate placed, const Ladder &ladder,
                                   Level maxLevel, const std::stop_token &stop)
{
    if (!position.isOpen(placed.cell) || !position.has(placed))
        return {};
    const Ladder tried = upTo(ladder, maxLevel);
    const Ladder easy = upTo(ladder, Level::Easy);
    if (const Technique *technique = placing(position, placed, tried, stop))
        return NamedStep{.technique = technique};
    for (const Technique *technique : tried) {
        for (const Step &step : findSteps(*technique, position, maxStepsListed, stop)) {
            if (isStopped(stop))
                return {};
            if (!mayHelp(step, placed))
                continue;
            Position after = position;
            after.apply(step);
            if (const Technique *single = placing(after, placed, easy, stop))
                return NamedStep{.before = step.technique, .technique = single};
        }
    }
    return {};
}

} // namespace sudoku
