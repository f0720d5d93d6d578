#pragma once

#include <QString>

namespace sudoku {

/// Writes the boards of all pages of techniques into \a folder: "technique-x-wing-0.png" for light pages and,
/// named by darkVersion(), for dark ones. Returns false if a file cannot be written.
bool writeTechniqueBoards(const QString &folder);

/// Returns "technique-x-wing-0-dark.png" for "technique-x-wing-0.png".
QString darkVersion(QString file);

} // namespace sudoku
