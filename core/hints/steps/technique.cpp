#include "core/hints/steps/technique.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <utility>

namespace sudoku {

bool StepSink::isDone() const
{
    return isFull() || isStopped(m_stop);
}

bool StepSink::wants(std::span<const int> constraints) const
{
    return m_constraints.empty() || std::ranges::equal(m_constraints, constraints);
}

bool isKindOf(const Technique &technique, const Technique &wanted)
{
    return &technique == &wanted || technique.traits.countsAs == wanted.id
           || technique.traits.formerly == wanted.id;
}

bool isHarder(const Technique &technique, const Technique &other)
{
    return std::pair(technique.level, technique.score) > std::pair(other.level, other.score);
}

std::vector<Step> findSteps(const Technique &technique, const Position &position, std::size_t max,
                            const std::stop_token &stop, std::span<const int> constraints)
{
    StepSink sink(max, stop, constraints);
    if (max > 0 && technique.find && technique.isFor(position.rules()))
        technique.find(technique, position, sink);
    return sink.takeSteps();
}

} // namespace sudoku
