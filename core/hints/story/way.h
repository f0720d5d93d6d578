#pragma once

#include "core/hints/story/argumentreplay.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// The steps of a walkthrough on which a conclusion depends, in order: without any one of them the others do
/// not lead there.
struct Way
{
    Position start;
    std::vector<Step> steps;

    /// Returns the position before \a step, an index.
    Position before(std::size_t step) const;
};

/// Walks from \a start by the techniques that need no uniqueness until \a conclusion is reached, and leaves
/// out what it does not depend on. Returns nothing if the techniques do not suffice or \a stop was requested.
std::optional<Way> findWay(const Position &start, const Deduction &conclusion,
                           const std::stop_token &stop = {});

} // namespace sudoku
