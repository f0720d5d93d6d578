#pragma once

#include <QByteArray>
#include <QImage>

namespace sudoku {

struct PdfPage
{
    QImage picture = {};
    int pageCount = 0; ///< of the whole PDF
};

/// Returns that page of a PDF, from 1 on, as a picture, which is null if there is no such page, the PDF
/// cannot be read, or this program was built without QtPdf.
PdfPage pageOf(const QByteArray &pdf, int number);

} // namespace sudoku
