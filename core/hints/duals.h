#pragma once

#include "core/hints/finders.h"

namespace sudoku {

/// Finds all steps of \a position by \a find, and gives \a sink those of \a technique that are two of them at
/// once: two for which \a areTwins, and which eliminate different candidates.
void findTwins(const Technique &technique, const Position &position, StepSink &sink, Finder find,
               bool areTwins(const Step &one, const Step &other));

} // namespace sudoku
