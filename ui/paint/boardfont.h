#pragma once

#include <QFont>

namespace sudoku {

/// Returns the typeface of digits on boards: Roboto, whose figures all have one width. The program brings it
/// along, so that boards look the same on every machine and on paper.
QFont boardFont();

} // namespace sudoku
