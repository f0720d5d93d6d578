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

/// Returns \a file, which Qt wrote, with \a additions, and with black and grey in the colour space of
/// printing ink: Qt writes them as mixtures of red, green and blue, which some printers print as mixtures
/// too.
QByteArray finishedPdf(const QByteArray &file, const PdfAdditions &additions);

/// Returns the contents of a page with grey instead of red, green and blue in equal parts.
QByteArray withGrey(const QByteArray &contents);

} // namespace sudoku
