#pragma once

#include <QByteArray>

namespace sudoku {

/// Returns the whole handbook as a PDF for A4: a page with its contents, then each page of the handbook from
/// the top of a sheet, with bookmarks. A link to another page of the handbook says on which page of the file
/// that is.
QByteArray handbookPdf();

} // namespace sudoku
