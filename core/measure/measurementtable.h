#pragma once

#include "core/measure/measuredrow.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

// Measurements as comma-separated values (RFC 4180): the laboratory saves and opens such files, and "measure"
// on the command line writes them. Columns are found by their names, so that they may be in any order,
// further ones are passed over, and files of several boards can be joined.

/// Returns the line with the names of all columns.
std::string measurementHeading();
/// Returns \a row as a line.
std::string measurementLine(const MeasuredRow &row);

enum class MeasurementErrorCode {
    NoRows,        ///< there is nothing below the heading, or no heading
    MissingColumn, ///< the heading does not name the column
    FieldCount,    ///< a line has more or fewer fields, found, than the heading
    OpenQuote,     ///< a quotation mark has no end
    BadValue,      ///< found is no value of the column
};

/// Lines and columns count from 1; a column is a byte of its line.
struct MeasurementError
{
    MeasurementErrorCode code;
    int line = 0;
    int column = 0;
    std::string name = {}; ///< of the column of the table
    std::string found = {};

    bool operator==(const MeasurementError &) const = default;
};

/// Reads what was written by the functions above, by this version or an earlier one; accepts any bytes. A
/// solver that is not built in counts as another program. The spread of times is not known.
tl::expected<std::vector<MeasuredRow>, MeasurementError> readMeasurements(std::string_view text);

} // namespace sudoku
