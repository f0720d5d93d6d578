#pragma once

#include <QString>

namespace sudoku {

/// Returns all techniques in Markdown: for each level a heading and a table, in the order in which they are
/// tried.
QString techniqueTables();

} // namespace sudoku
