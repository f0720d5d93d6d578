#pragma once

#include <QString>

namespace sudoku {

/// Returns all commands in Markdown: for each menu a heading and a table of the commands with their keys and
/// what they do.
QString commandTables();

} // namespace sudoku
