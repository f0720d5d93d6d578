#pragma once

#include "core/hints/steps/technique.h"

#include <cstddef>
#include <functional>
#include <limits>
#include <vector>

namespace sudoku {

/// Which steps of a walkthrough a lesson has.
struct LessonSteps
{
    bool isHarderOnly = false; ///< only those harder than singles
    std::size_t first = 0;
    std::size_t last = std::numeric_limits<std::size_t>::max(); ///< or the last one that there is

    bool operator==(const LessonSteps &) const = default;
};

/// Consecutive steps that a lesson tells together, with one picture of the board.
struct StepRun
{
    std::size_t first;
    std::size_t count;

    bool operator==(const StepRun &) const = default;
};

/// With which of its neighbours a step is told.
struct StepFamily
{
    const void *id;           ///< the same for steps that may be told together
    std::size_t maxCount = 1; ///< how many of them one picture may tell
    bool isSingle = false;    ///< whether they are full houses, naked singles or hidden singles

    /// Returns the family of singles on a board of \a boardSize.
    static StepFamily singles(int boardSize);
};

/// Returns whether \a technique is a full house, a naked single or a hidden single.
bool isSingle(const Technique &technique);
/// Returns the family of the steps of \a technique: singles are one; steps of one technique for cages, lines
/// and other rules (on large boards those of locked candidates too) do not need each other; any other step is
/// alone.
StepFamily familyOf(const Technique &technique, int boardSize);

/// Divides the chosen ones of \a count steps into runs of steps that follow each other and are of one family.
std::vector<StepRun> stepRuns(std::size_t count, const LessonSteps &chosen,
                              const std::function<StepFamily(std::size_t)> &familyOf);

} // namespace sudoku
