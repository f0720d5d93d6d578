#pragma once

#include <QDateTime>
#include <QString>

#include "ui/paint/paper/qpdf.h"
#include "ui/printjob/pdfkind.h"

namespace sudoku {

/// Returns the time of SOURCE_DATE_EPOCH if that is set, or else now.
QDateTime timeOfFile();

/// Gives \a file, which has all texts but the date, what it says about itself: the \a time if it is valid,
/// and the texts again as XMP, with \a language. A \a kind other than a plain PDF, which needs a time, also
/// says by which standard it is made and which ink its grey is.
void addMetadata(QPDF &file, PdfKind kind, const QString &language, const QDateTime &time);

} // namespace sudoku
