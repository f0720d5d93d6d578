#pragma once

#include "core/hints/steps/technique.h"

#include <cstddef>
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

/// Returns whether \a technique is a full house, a naked single or a hidden single.
bool isSingle(const Technique &technique);

/// Divides the chosen ones of \a steps into runs: singles that follow each other, and steps of one technique
/// for cages, lines and other rules that do (on large boards those of locked candidates too), are together,
/// as many as fit on a board of \a boardSize; any other step is alone.
std::vector<StepRun> stepRuns(const std::vector<Step> &steps, int boardSize, const LessonSteps &chosen);

} // namespace sudoku
