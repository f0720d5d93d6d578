#include "core/hints/story/storyparts.h"

namespace sudoku {
namespace {

void addParts(std::vector<StoryPart> &parts, Position position, const Argument &argument, int depth)
{
    for (const Step &step : argument.steps) {
        parts.push_back({step, position, depth});
        position.apply(step);
    }
    if (argument.end)
        parts.push_back({*argument.end, position, depth});
    else if (argument.cases.empty())
        parts.push_back({std::monostate(), position, depth});
    for (const Case &one : argument.cases) {
        const bool isLast = &one == &argument.cases.back();
        parts.push_back({one.assumed, position, depth, isLast});
        Position assumed = position;
        assumed.place(one.assumed.cell, one.assumed.digit);
        addParts(parts, std::move(assumed), one.argument, isLast ? depth : depth + 1);
    }
}

} // namespace

std::vector<StoryPart> partsOf(const Position &start, const Argument &argument)
{
    std::vector<StoryPart> parts;
    addParts(parts, start, argument, 0);
    return parts;
}

} // namespace sudoku
