#pragma once

#include "core/hints/techniques/finders.h"

namespace sudoku {

/// Finds all steps of \a position by \a find, and gives \a sink those of \a technique that are two of them at
/// once: two for which \a areTwins, and which eliminate different candidates. One of them may be a step by
/// \a findOthers.
void findTwins(const Technique &technique, const Position &position, StepSink &sink, Finder find,
               bool areTwins(const Step &one, const Step &other), Finder *findOthers = nullptr);

} // namespace sudoku
