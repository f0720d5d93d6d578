#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <vector>

namespace sudoku {

/// An entry of the outline of a PDF file, which readers show beside the pages.
struct Bookmark
{
    QString text;
    int page = 0;             ///< of the file, from 0
    bool isInSection = false; ///< below the last bookmark that is not
};

/// What Qt cannot write into a PDF file.
struct PdfAdditions
{
    QString author = {};
    std::vector<Bookmark> bookmarks = {};
    QString language = {}; ///< of the texts, such as "en" or "pt-BR"; empty if there are none
    QSizeF pageSize = {};  ///< of all pages, in points; empty if that which Qt wrote is exact enough
    int firstPage = 1;     ///< the number of the first page, which readers show
};

/// Returns \a file, which Qt wrote, with \a additions; with black and grey in the colour space of printing
/// ink, as Qt writes them as mixtures of red, green and blue, which some printers print as mixtures too; and
/// with the date of SOURCE_DATE_EPOCH if that is set. The same pages with the same date give the same bytes.
/// Returns \a file itself if it is no PDF.
QByteArray finishedPdf(const QByteArray &file, const PdfAdditions &additions);

} // namespace sudoku
