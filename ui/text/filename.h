#pragma once

#include <QString>

namespace sudoku {

/// Returns \a title as the name of a file without a suffix, shortened, and without characters that names
/// cannot have anywhere. Empty if nothing is left.
QString fileNameOf(const QString &title);

} // namespace sudoku
