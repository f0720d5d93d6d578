#pragma once

#include <QPageLayout>
#include <QString>

#include <vector>

class QPrintDialog;
class QPrinter;

namespace sudoku {

class PrintDocument;

/// The settings of a printer before and after the system's print dialog.

/// Gives \a printer the paper and the orientation of \a document, and makes it turn the sheets of a booklet
/// on the short edge. A printer without that paper gets its default paper.
void presetPrinter(QPrinter &printer, const PrintDocument &document);
/// Sets fields of \a dialog that a printer does not know: a booklet is turned on the short edge.
void presetDialog(QPrintDialog &dialog, const PrintDocument &document);

/// Returns the paper of \a printer, or its default one if it does not have that paper.
QPageSize paperOf(const QPrinter &printer);

/// Returns the indices of the sides that \a printer prints of \a sideCount, from 0, in their order. Repeats
/// them for copies if it writes a file.
std::vector<int> sidesFor(const QPrinter &printer, int sideCount);

/// Returns the reason why the printing system refused the last job of this thread, without a full stop.
/// Returns an empty text if it accepted the job.
QString refusalText();

} // namespace sudoku
