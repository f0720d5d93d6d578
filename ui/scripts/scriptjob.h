#pragma once

#include <QString>

namespace sudoku {

/// Returns the path of the program that runs scripts, or an empty one if it is not installed.
QString scriptProgram();

/// Lets every text that is read from now on have its scripts run, by a program of its own that can do nothing
/// but calculate. Call it once, at the start; it takes no time.
void readScripts();

} // namespace sudoku
