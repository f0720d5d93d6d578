#pragma once

#include "app/cli/finding.h"
#include "app/cli/settings.h"

#include <stop_token>

namespace sudoku::cli {

/// Answers a command's question about one board; called from several threads.
using Question = Finding (*)(const Settings &, const Board &, const std::stop_token &);

/// Answers \a question for every puzzle of the input and prints the answers in order, each as soon as
/// possible.
ExitStatus answerAll(const Settings &settings, Question question);

/// Does the same for an input of a single puzzle. A second puzzle is an error, which names \a what as the
/// command that takes one.
ExitStatus answerOne(const Settings &settings, Question question, std::string_view what);

} // namespace sudoku::cli
