#pragma once

#include <optional>
#include <string>

namespace sudoku {

/// Runs scripts of setters: takes the question of makerscripts.h and returns its answer, both JSON, or
/// nothing if it cannot run them. It must not let them do anything but calculate, and must come to an end.
using ScriptRunner = std::optional<std::string> (*)(const std::string &question);

/// Sets what runs scripts for all threads, once, before texts are read. Without it scripts are left out.
void setScriptRunner(ScriptRunner runner);

/// Returns what runs scripts, or null.
ScriptRunner scriptRunner();

} // namespace sudoku
