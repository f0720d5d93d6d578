#pragma once

#include "core/hints/walkthrough.h"

#include <optional>
#include <span>
#include <stop_token>

namespace sudoku {

/// Returns the openings among \a steps of one position: the different conclusions. Two techniques that place
/// the same digit are one opening. How many there are at a time says more about how long people take than
/// which techniques they need (R. Pelánek, Difficulty Rating of Sudoku Puzzles, 2014).
int openingCount(std::span<const Step> steps);

/// Returns the openings at \a position by the techniques of \a ladder that have \a level; nothing if \a stop
/// was requested. No solver is asked.
std::optional<int> openingsAt(const Position &position, const Ladder &ladder, Level level,
                              const std::stop_token &stop = {});

} // namespace sudoku
