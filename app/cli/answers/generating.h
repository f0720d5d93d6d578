#pragma once

#include "app/cli/answers/searchclock.h"
#include "app/cli/options/options.h"
#include "app/cli/run/finding.h"
#include "core/generate/generaterequest.h"

#include <stop_token>

namespace sudoku::cli {

/// Returns what \a settings ask for, or a sentence about what does not go together.
tl::expected<GenerateRequest, QString> generateRequestOf(const Settings &settings);

/// Makes the puzzle of \a request, the answer with that \a number; \a clock says how long that takes at most.
Answer generatedAnswer(const Settings &settings, const GenerateRequest &request, int number,
                       SearchClock &clock, const std::stop_token &stop);

/// Returns the options of "generate" that say what a puzzle is like.
std::span<const Option *const> puzzleWishOptions();

} // namespace sudoku::cli
