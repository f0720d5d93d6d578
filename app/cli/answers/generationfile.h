#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/answerfile.h"

namespace sudoku::cli {

/// Opens the file in which "generate --continue" puts its answers, with those that an earlier run wrote there
/// for puzzles from \a seed on. Returns a sentence about what is wrong.
tl::expected<void, QString> openGenerationFile(AnswerFile &file, const Settings &settings);

} // namespace sudoku::cli
