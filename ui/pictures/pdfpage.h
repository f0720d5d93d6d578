#pragma once

#include <QByteArray>
#include <QImage>

namespace sudoku {

/// Returns the first page of a PDF as a picture, or a null image: it has none, it cannot be read, or this
/// program was built without QtPdf.
QImage firstPageOf(const QByteArray &pdf);

} // namespace sudoku
