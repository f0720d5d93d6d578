#pragma once

#include "ui/text/stepterms.h"

/// Why the steps of cages and other sums follow, with their arithmetic, as in patternwhy.h.
namespace sudoku {

QString sumWhy(const StepTerms &text, const Step &step);
QString cageWhy(const StepTerms &text, const Step &step);
QString cageBoundsWhy(const StepTerms &text, const Step &step);
QString cageOverlapWhy(const StepTerms &text, const Step &step);
QString commonPeerWhy(const StepTerms &text, const Step &step);
QString killerSubsetWhy(const StepTerms &text, const Step &step);
QString hiddenKillerSubsetWhy(const StepTerms &text, const Step &step);
QString blockedCombinationWhy(const StepTerms &text, const Step &step);

} // namespace sudoku
