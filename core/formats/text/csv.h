#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

// Comma separated values (RFC 4180), a row a line: fields between commas, with quotation marks around a field
// that holds a comma or a quotation mark, which is doubled.

/// A field of a row, without quotation marks.
struct CsvField
{
    std::string text;
    int column; ///< of its first character in the row, from 1
};

/// Returns the fields of \a row, which may end in a carriage return. A quotation mark that is missing at the
/// end is taken for there.
std::vector<CsvField> csvFields(std::string_view row);

/// Returns \a texts as a row, with a newline. Line breaks in them become blanks, so that a row stays a line.
std::string csvRow(const std::vector<std::string> &texts);

} // namespace sudoku
