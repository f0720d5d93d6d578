#pragma once

#include "core/hints/reasons/premise.h"
#include "core/hints/steps/step.h"
#include "core/hints/story/contradiction.h"

namespace sudoku {

struct Case;

/// Why a position has no solution: steps, after which a contradiction is seen, or cases that all end so.
/// Without an end and cases, the argument leads nowhere.
struct Argument
{
    std::vector<Step> steps = {};
    std::optional<PlainContradiction> end = {};
    /// A cell, or a digit in a house: one of its candidates is true. Nothing without cases.
    std::optional<Premise> split = {};
    std::vector<Case> cases; ///< of each of these candidates; the last one goes on with the story

    bool isWhole() const { return end.has_value() || !cases.empty(); }
};

/// What follows if a candidate is true.
struct Case
{
    Candidate assumed;
    Argument argument;
};

/// Returns the number of steps, those of all cases included; each case counts as one.
int lengthOf(const Argument &argument);
/// Returns how deep assumptions are within assumptions: 0 if there are none. The last of some cases is no
/// assumption any more, when the others are refuted.
int depthOf(const Argument &argument);

} // namespace sudoku
