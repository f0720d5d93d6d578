#pragma once

#include <QString>

#include "core/measure/measurement.h"

#include <optional>
#include <span>
#include <string_view>

namespace sudoku {

/// A row of the laboratory's table.
struct MeasuredRow
{
    Experiment experiment;
    Measurement measurement;
};

/// A quantity that is measured for an encoding and a solver. Less is better.
struct Quantity
{
    std::string_view column; ///< its name in CSV, where it is in \a unit
    const char *name;        ///< in English; translated in the context "Quantity"
    const char *unit;        ///< the same, or empty
    int decimals;
    bool grows; ///< whether it grows with time, so that the time limit gives a lower bound
    std::optional<double> (*value)(const Measurement &);
    /// Times differ from run to run; null if the quantity does not.
    std::optional<TimeSpread> Measurement::*spread = nullptr;
};

/// Returns whether \a a is smaller than \a b, beyond what the runs of one of them differ.
bool isSmaller(const Quantity &quantity, const Measurement &a, const Measurement &b);
/// Returns the value, or nothing if it is not known or only a lower bound is known.
std::optional<double> exactValue(const Quantity &quantity, const Measurement &measurement);

/// Returns the processor time that the solver needs.
const Quantity &solveTime();
/// Returns all quantities, in the order of the table.
std::span<const Quantity> quantities();

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
