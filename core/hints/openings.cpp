#include "core/hints/openings.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <set>
#include <utility>

namespace sudoku {

int openingCount(std::span<const Step> steps)
{
    std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> conclusions;
    for (const Step &step : steps) {
        std::vector<Candidate> placements = step.placements;
        std::ranges::sort(placements);
        // What a placement removes beside it belongs to it.
        conclusions.emplace(placements, placements.empty() ? step.eliminations : std::vector<Candidate>());
    }
    return static_cast<int>(conclusions.size());
}

std::optional<int> openingsAt(const Position &position, const Ladder &ladder, Level level,
                              const std::stop_token &stop)
{
    std::vector<Step> steps;
    for (const Technique *technique : ladder) {
        if (technique->level != level || technique->traits.asksSolver)
            continue;
        std::ranges::move(findSteps(*technique, position, maxStepsListed, stop), std::back_inserter(steps));
        if (isStopped(stop))
            return {};
    }
    return openingCount(steps);
}

} // namespace sudoku
