#pragma once

#include <QString>

#include "core/measure/measurement.h"
#include "core/measure/quantities.h"

namespace sudoku {

// Quantities, encodings and verdicts in the language of the user.

QString nameOf(const Quantity &quantity);
/// Returns a text such as "Solve time (ms)".
QString headingOf(const Quantity &quantity);
/// Returns a text such as "12.30".
QString valueText(const Quantity &quantity, double value);
/// Returns the number without its unit, in a short form for an axis.
QString tickText(double value);
/// Returns the value in words: "> 10,000" if the time limit ended the measurement, and an empty text if it is
/// not known.
QString valueText(const Quantity &quantity, const Measurement &measurement);

QString encodingName(const EncodingMethod &method);
/// Returns a text such as "exactly one".
QString verdictText(const MeasuredVerdict &verdict);
/// Returns a text such as "Check for exactly one solution".
QString taskText(MeasuredTask task);
/// Returns a text such as "All candidates".
QString kindText(EncodingKind kind);

} // namespace sudoku
