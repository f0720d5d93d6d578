#include "core/hints/techniques/duals.h"

#include <algorithm>
#include <limits>

namespace sudoku {
namespace {

template <typename Item>
void addNew(std::vector<Item> &items, const std::vector<Item> &more)
{
    for (const Item &item : more)
        if (std::ranges::find(items, item) == items.end())
            items.push_back(item);
}

Step twins(const Technique &technique, const Step &one, const Step &other)
{
    Step both = one;
    both.technique = &technique;
    addNew(both.eliminations, other.eliminations);
    std::ranges::sort(both.eliminations);
    addNew(both.groups, other.groups);
    addNew(both.houses, other.houses);
    addNew(both.chains, other.chains);
    return both;
}

} // namespace

void findTwins(const Technique &technique, const Position &position, StepSink &sink, Finder find,
               bool areTwins(const Step &one, const Step &other), Finder *findOthers)
{
    StepSink all(std::numeric_limits<std::size_t>::max(), sink.stopToken());
    find(technique, position, all);
    const auto count = std::ssize(all.steps());
    if (findOthers)
        findOthers(technique, position, all);
    const std::vector<Step> &steps = all.steps();
    for (auto one = steps.begin(); one != steps.begin() + count && !sink.isDone(); ++one)
        for (auto other = one + 1; other != steps.end(); ++other)
            if (one->eliminations != other->eliminations && areTwins(*one, *other)
                && !sink.add(twins(technique, *one, *other)))
                return;
}

} // namespace sudoku
