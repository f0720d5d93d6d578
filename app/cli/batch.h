#pragma once

#include "app/cli/finding.h"
#include "app/cli/settings.h"

#include <stop_token>

namespace sudoku::cli {

/// Puts a command's question to one puzzle; is called from several threads.
using Question = Finding (*)(const Settings &, const Puzzle &, const std::stop_token &);

/// Puts \a question to every puzzle of the input and prints the answers in their order, as they come.
ExitStatus answerAll(const Settings &settings, Question question);

/// The same for an input of a single puzzle; a second one is an error that says that \a what takes one.
ExitStatus answerOne(const Settings &settings, Question question, std::string_view what);

} // namespace sudoku::cli
