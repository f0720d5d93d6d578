#pragma once

#include "core/hints/story/story.h"

namespace sudoku {

/// A part of a story, as it is told one after the other.
struct StoryPart
{
    /// A step; an assumption, or the only case that is left; what contradicts itself; nothing: the search has
    /// given up there.
    std::variant<Step, Candidate, PlainContradiction, std::monostate> what;
    Position before;     ///< the position in which it is told
    int depth = 0;       ///< what is told under an assumption is one deeper than it
    bool isLast = false; ///< of a case: it is the only one that is left
};

/// Returns the parts of \a argument from \a start on: the steps, then the end or each case with its parts.
std::vector<StoryPart> partsOf(const Position &start, const Argument &argument);

} // namespace sudoku
