#pragma once

#include <string>
#include <string_view>

namespace sudoku {

/// Runs the scripts of \a question, JSON as core/formats/links/sudokumaker/makerscripts.h says, each in an
/// engine of its own, and returns the answer. A script that fails has none, and null in its place. Does not
/// return before each script has ended, and scripts may take memory without end: only for a process with
/// limits.
std::string answerOfScripts(std::string_view question);

} // namespace sudoku
