#pragma once

#include <QString>

namespace sudoku {

/// Makes \a folder, and those above it, if they are missing. Only the user may read what is made. Returns
/// whether \a folder exists then.
bool makePrivateFolder(const QString &folder);

} // namespace sudoku
