#pragma once

#include "core/measure/measurement.h"

#include <optional>
#include <span>
#include <string_view>

namespace sudoku {

/// A quantity that is measured for an encoding and a solver. Less is better.
struct Quantity
{
    std::string_view column; ///< its name in CSV, where it is in \a unit
    const char *name;        ///< in English; translated in the context "Quantity"
    const char *unit;        ///< the same, or empty
    int decimals;
    bool grows; ///< whether it grows with time, so that the time limit gives a lower bound
    std::optional<double> (*value)(const Measurement &);
    void (*set)(Measurement &, std::optional<double>);
    /// Times differ from run to run; null if the quantity does not.
    std::optional<TimeSpread> Measurement::*spread = nullptr;
};

/// Returns all quantities, in the order of the table.
std::span<const Quantity> quantities();
/// Returns the processor time that the solver needs.
const Quantity &solveTime();

/// Returns whether \a a is smaller than \a b, beyond what the runs of one of them differ.
bool isSmaller(const Quantity &quantity, const Measurement &a, const Measurement &b);
/// Returns the value, or nothing if it is not known or only a lower bound is known.
std::optional<double> exactValue(const Quantity &quantity, const Measurement &measurement);

} // namespace sudoku
