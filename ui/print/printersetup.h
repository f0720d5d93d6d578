#pragma once

#include <QPageLayout>
#include <QString>

#include <vector>

class QPrintDialog;
class QPrinter;

namespace sudoku {

class PrintDocument;

/// What a printer is told before the system's dialog asks about it, and what it says afterwards.

/// Gives \a printer the paper and the orientation of \a document, and lets it turn the sheets of a booklet
/// on the short edge. Where it has no such paper it gets its own.
void presetPrinter(QPrinter &printer, const PrintDocument &document);
/// Shows in \a dialog what only its fields tell: that a booklet is turned on the short edge.
void presetDialog(QPrintDialog &dialog, const PrintDocument &document);

/// The paper that \a printer is set to, or its usual one where it has no such paper.
QPageSize paperOf(const QPrinter &printer);

/// The sides that \a printer shall have of \a sideCount, from 0, in the order chosen; with their copies where
/// it writes a file.
std::vector<int> sidesFor(const QPrinter &printer, int sideCount);

/// What the printing system says against the job that this thread sent last, without a full stop; empty where
/// it took the job.
QString refusalText();

} // namespace sudoku
