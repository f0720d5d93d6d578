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

/// Something that is measured of an encoding and a solver; less is better.
struct Quantity
{
    std::string_view column; ///< In CSV, where it is in \a unit.
    const char *name;        ///< English; translated in the context "Quantity".
    const char *unit;        ///< The same, or empty.
    int decimals;
    bool grows; ///< While time goes by: over the time limit it is only known to be more.
    std::optional<double> (*value)(const Measurement &);
};

/// All of them, in the order of the table.
std::span<const Quantity> quantities();

QString nameOf(const Quantity &quantity);
/// "Solve time (ms)".
QString headingOf(const Quantity &quantity);
/// "12.30".
QString valueText(const Quantity &quantity, double value);
/// The number alone, as short as can be: for an axis.
QString tickText(double value);
/// The same, "> 10,000" where the time limit ended it, and nothing where it is not known.
QString valueText(const Quantity &quantity, const Measurement &measurement);

QString encodingName(const AtMostOne &atMostOne);
/// "exactly one".
QString verdictText(const MeasuredVerdict &verdict);
/// "Check for exactly one solution".
QString taskText(MeasuredTask task);
/// "All candidates".
QString kindText(EncodingKind kind);

} // namespace sudoku
