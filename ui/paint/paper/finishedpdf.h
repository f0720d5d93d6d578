#pragma once

#include <QByteArray>
#include <QDate>
#include <QSizeF>
#include <QString>

#include "ui/paint/paper/page.h"
#include "ui/printjob/binding.h"
#include "ui/printjob/pdfkind.h"

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

class QIODevice;

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
    PdfKind kind = PdfKind::Plain;
    SheetEdges edges = {};
    std::map<int, InsertedPage> inserted = {}; ///< by the page of the file, from 0
    std::optional<QDate> date = {}; ///< instead of the time at which Qt wrote it; if not valid, there is none
};

/// Writes the file \a path, which Qt wrote, to \a to with \a additions, and with black and grey in the colour
/// space of printing ink: Qt writes them as mixtures of red, green and blue, which some printers print as
/// mixtures too. The same pages with the same date give the same bytes. Returns false if the file or
/// one that is inserted is not a PDF, \a to accepts no more, or a stop came first.
bool finishPdf(const QString &path, QIODevice &to, const PdfAdditions &additions,
               const std::stop_token &stop = {});

/// Returns \a file so, or \a file itself if it is not a PDF.
QByteArray finishedPdf(const QByteArray &file, const PdfAdditions &additions);

} // namespace sudoku
