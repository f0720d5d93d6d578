#pragma once

#include "ui/printjob/printjob.h"

#include <string>

class QPainter;
class QRectF;

namespace sudoku {

/// Returns whether the program was built with what makes codes.
bool canMakeCodes();

/// Returns the text of the QR code of \a puzzle, a link that leads to \a target, or an empty text if there is
/// none: without \a target, or without exactly one solution that is asked for.
std::string codeText(const PrintedPuzzle &puzzle, LinkTarget target);

/// Returns the side of the code of a text of \a bytes on paper, in mm, or 0 if it is too long for paper.
double printedCodeSide(std::size_t bytes);
/// Returns how many bytes the text of a code on paper may have.
std::size_t maxPrintedBytes();

/// Returns the side, in mm, of the largest code of \a section that is not too long; 0 if there is none.
double largestCodeSide(const PrintSection &section, LinkTarget target);

/// Returns how many modules each code has on a side if the largest one is \a side mm wide.
int printedModules(double side);

/// Paints the code of \a text, with at least \a minModules on a side, into the square \a rect, if there is
/// one.
void paintCode(QPainter &painter, const QRectF &rect, const std::string &text, int minModules = 0);

/// Where a code is seen: paper has less room than a picture of the code alone.
enum class CodePlace { Paper, Picture };

/// Returns why \a puzzle gets no code at \a place that leads to \a target, in a sentence without a full stop.
/// An empty text if it gets one or shall have none.
QString missingCodeText(const PrintedPuzzle &puzzle, LinkTarget target, CodePlace place = CodePlace::Paper);
/// Returns what is lost of \a puzzle behind its code, in a sentence without a full stop; an empty text if
/// nothing is, or if it has no code.
QString codeLossText(const PrintedPuzzle &puzzle, LinkTarget target);
/// Returns why a text of \a bytes has no code at \a place; an empty text if it has one.
QString tooLongCodeText(std::size_t bytes, CodePlace place);

} // namespace sudoku
