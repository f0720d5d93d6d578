#include "core/hints/story/way.h"

#include "core/board/stopcheck.h"
#include "core/hints/story/argumentsearch.h"
#include "core/hints/story/argumentslice.h"

namespace sudoku {

Position Way::before(std::size_t step) const
{
    Position position = start;
    for (std::size_t i = 0; i < step; ++i)
        position.apply(steps[i]);
    return position;
}

std::optional<Way> findWay(const Position &start, const Deduction &conclusion, const std::stop_token &stop)
{
    const Ladder ladder = storyLadder(start.rules(), Level::Extreme);
    Position position = start;
    Argument argument;
    while (!isReached(position, conclusion)) {
        std::optional<Step> step = nextStep(position, ladder, stop);
        if (!step)
            return {};
        position.apply(*step);
        argument.steps.push_back(*std::move(step));
    }
    argument = pruned(start, std::move(argument), conclusion, stop);
    if (isStopped(stop))
        return {};
    return Way{start, std::move(argument.steps)};
}

} // namespace sudoku
