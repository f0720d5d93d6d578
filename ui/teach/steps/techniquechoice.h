#pragma once

#include "core/hints/hint.h"
#include "core/hints/ladderchoice.h"

namespace sudoku {

class Settings;

/// Returns the techniques that the user has chosen for hints and walkthroughs, in her order. Ratings always
/// use defaultLadder(), so that they compare.
LadderChoice chosenTechniques(const Settings &settings);
/// Returns whether hints follow that order.
StepOrder chosenStepOrder(const Settings &settings);
void setChosenTechniques(Settings &settings, const LadderChoice &choice, StepOrder order);

} // namespace sudoku
