#pragma once

#include "app/cli/options/options.h"
#include "app/cli/run/finding.h"
#include "core/generate/generaterequest.h"

#include <stop_token>

namespace sudoku::cli {

/// Returns what \a settings ask for, or a sentence about what does not go together.
tl::expected<GenerateRequest, QString> generateRequestOf(const Settings &settings);

/// Makes the puzzle of \a request, the answer with that \a number.
Answer generatedAnswer(const Settings &settings, const GenerateRequest &request, int number,
                       const std::stop_token &stop);

/// Returns the options of "generate" that say what a puzzle is like.
std::span<const Option *const> puzzleWishOptions();

} // namespace sudoku::cli
