#include "core/hints/openings.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace sudoku {

int openingCount(std::span<const Step> steps)
{
    std::set<std::tuple<bool, std::vector<Candidate>, std::vector<RegionLink>>> conclusions;
    for (const Step &step : steps) {
        // What a placement removes beside it belongs to it.
        const bool isPlacing = !step.placements.empty();
        std::vector<Candidate> conclusion = isPlacing ? step.placements : step.eliminations;
        std::ranges::sort(conclusion); // finders have orders of their own
        conclusions.emplace(isPlacing, std::move(conclusion), step.regionLinks);
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
