#pragma once

#include <QString>

#include "ui/paint/printdocument.h"

namespace sudoku {

/// Which rules of the first puzzle that has such are not printed; or nothing.
QString notPrintedText(const std::vector<PrintSection> &sections);
/// What the printing system calls \a job.
QString jobName(const PrintJob &job);
/// The printing system took nothing; \a why is its word, or empty.
QString refusedText(const QString &why);
/// \a document went to the printer.
QString sentText(const PrintDocument &document, const QPageLayout &paper);

} // namespace sudoku
