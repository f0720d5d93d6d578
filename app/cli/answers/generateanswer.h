#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/finding.h"
#include "core/generate/generate.h"

namespace sudoku::cli {

/// Returns answer number \a number, for \a request: \a made, and for \e stopsBefore the board in the middle
/// of the solution.
Answer generationAnswer(const Settings &settings, const GenerateRequest &request, int number,
                        const GenerateResult &made, const std::stop_token &stop);

/// Returns whether a board keeps its entries and candidates in \a format.
bool holdsCandidates(const Format &format);

} // namespace sudoku::cli
