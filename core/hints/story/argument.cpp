#include "core/hints/story/argument.h"

#include <algorithm>

namespace sudoku {

int lengthOf(const Argument &argument)
{
    int length = static_cast<int>(argument.steps.size() + argument.cases.size());
    for (const Case &one : argument.cases)
        length += lengthOf(one.argument);
    return length;
}

int depthOf(const Argument &argument)
{
    int depth = 0;
    for (const Case &one : argument.cases)
        depth = std::max(depth, depthOf(one.argument) + (&one == &argument.cases.back() ? 0 : 1));
    return depth;
}

} // namespace sudoku
