#pragma once

#include <QString>

#include "ui/paint/paper/printdocument.h"

namespace sudoku {

/// Returns a message about the rules that are not printed of the first puzzle with such rules, or an empty
/// text.
QString notPrintedText(const std::vector<PrintSection> &sections);
/// Returns why a puzzle of \a document gets no QR code although there shall be some, or an empty text.
QString missingCodesText(const PrintDocument &document);
/// Returns the name of \a job for the printing system; it is also a file name without its ending.
QString jobName(const PrintJob &job);
/// Returns the name of the file that is proposed for \a job: by its title, if it has one.
QString pdfName(const PrintJob &job);
/// Returns the message that the printing system refused the job; \a why is its reason, or empty.
QString refusedText(const QString &why);
/// Returns the message that \a document was sent to the printer.
QString sentText(const PrintDocument &document, const QPageLayout &paper);
/// Returns a text such as "Page 2 of 11", or "Side 2 of 3" of a booklet, whose sides have two pages. \a side
/// counts from 0.
QString placeText(const PrintDocument &document, int side);
/// Says how many of \a count sides of \a document were sent to the printer.
QString stoppedText(const PrintDocument &document, qsizetype sent, qsizetype count);

} // namespace sudoku
