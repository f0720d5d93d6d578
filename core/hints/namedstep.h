#pragma once

#include "core/hints/walkthrough.h"

#include <optional>
#include <stop_token>

namespace sudoku {

/// How a digit that a player has entered follows.
struct NamedStep
{
    /// The technique that removes the candidates in the way; null if the digit follows at once.
    const Technique *before = nullptr;
    const Technique *technique = nullptr; ///< the technique that places the digit; never null
};

/// Finds the easiest way to \a placed at \a position by \a ladder: one step that places it, or a step that
/// removes candidates and the single that follows. Techniques above \a maxLevel are not tried. Returns
/// nothing if there is no such way, or if \a stop was requested.
std::optional<NamedStep> namedStep(const Position &position, Candidate placed, const Ladder &ladder,
                                   Level maxLevel, const std::stop_token &stop = {});

} // namespace sudoku
