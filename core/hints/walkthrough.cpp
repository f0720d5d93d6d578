#include "core/hints/walkthrough.h"

#include "core/board/stopcheck.h"
#include "core/hints/techniques.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace sudoku {
namespace {

constexpr std::size_t noLimit = std::numeric_limits<std::size_t>::max();

/// As HoDoKu compares fish: more eliminations, then those nearer to the top left. Finders of chains put
/// theirs into its order themselves (conclusions.h).
bool isBetter(const Step &one, const Step &other)
{
    const auto conclusions = [](const Step &step) {
        return step.placements.size() + step.eliminations.size();
    };
    if (conclusions(one) != conclusions(other))
        return conclusions(one) > conclusions(other);
    const auto places = [](const Step &step) {
        int sum = 0;
        for (const Candidate &candidate : step.eliminations)
            sum += candidate.cell;
        return sum;
    };
    return places(one) < places(other);
}

} // namespace

Ladder defaultLadder(const RuleIndex &rules)
{
    Ladder ladder;
    for (const Technique &technique : techniques())
        if (technique.find && technique.traits.isOn && technique.isFor(rules))
            ladder.push_back(&technique);
    return ladder;
}

Ladder withoutUniqueness(Ladder ladder)
{
    std::erase_if(ladder, [](const Technique *technique) {
        return technique->traits.assumesUniqueness || technique->traits.asksSolver;
    });
    return ladder;
}

std::optional<Step> nextStep(const Position &position, const Ladder &ladder, const std::stop_token &stop)
{
    for (const Technique *technique : ladder) {
        const std::size_t max = technique->traits.choice == StepChoice::First ? 1 : noLimit;
        const std::vector<Step> steps = findSteps(*technique, position, max, stop);
        if (isStopped(stop))
            return {};
        if (!steps.empty())
            return *std::ranges::min_element(steps, isBetter);
    }
    return {};
}

Walkthrough walkThrough(const Position &start, const Ladder &ladder, const std::stop_token &stop,
                        const std::function<void(const Position &)> &watch)
{
    Walkthrough walkthrough{{}, start};
    while (!walkthrough.end.isSolved()) {
        std::optional<Step> step = nextStep(walkthrough.end, ladder, stop);
        if (!step)
            break;
        walkthrough.end.apply(*step);
        walkthrough.steps.push_back(std::move(*step));
        if (watch)
            watch(walkthrough.end);
    }
    walkthrough.isStopped = isStopped(stop) && !walkthrough.end.isSolved();
    return walkthrough;
}

StepList allSteps(const Position &position, const Ladder &ladder, const std::stop_token &stop,
                  const std::function<void(int)> &watch)
{
    StepList list;
    int tried = 0;
    for (const Technique *technique : ladder) {
        if (!technique->traits.asksSolver || list.steps.empty()) {
            std::vector<Step> found = findSteps(*technique, position, maxStepsListed, stop);
            list.isWhole = list.isWhole && found.size() < maxStepsListed && !isStopped(stop);
            list.steps.insert(list.steps.end(), std::make_move_iterator(found.begin()),
                              std::make_move_iterator(found.end()));
        }
        if (isStopped(stop))
            break;
        if (watch)
            watch(++tried);
    }
    return list;
}

} // namespace sudoku
