#pragma once

#include <QString>

#include "ui/paint/paper/qpdf.h"
#include "ui/printjob/pdfkind.h"

namespace sudoku {

/// Gives \a file, which has all texts but the date, what it says about itself: the
/// date, which is that of SOURCE_DATE_EPOCH if that is set, and the texts again as XMP, with \a language. A
/// \a kind other than a plain PDF also says by which standard it is made and which ink its grey is.
void addMetadata(QPDF &file, PdfKind kind, const QString &language);

} // namespace sudoku
