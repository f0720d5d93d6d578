#pragma once

#include <QString>

namespace sudoku {

/// Writes each page of the handbook as a file of HTML into \a folder, and its pictures and style beside them.
/// Returns false if a file cannot be written.
bool writeHandbookHtml(const QString &folder);

} // namespace sudoku
