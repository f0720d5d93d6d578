#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// A field of a line, and where it begins, from 1.
struct CsvField
{
    std::string text;
    int line;
    int column;
};

/// Reads comma-separated values as in RFC 4180, line by line. A field may be in quotation marks, and then
/// contain commas, line breaks, and quotation marks that are doubled. Empty lines are passed over.
class CsvReader
{
public:
    explicit CsvReader(std::string_view text) : m_text(text) {}

    /// Returns the fields of the next line, or nothing at the end.
    std::optional<std::vector<CsvField>> next();
    /// Returns whether the last field lacks its closing quotation mark.
    bool isQuoteOpen() const { return m_isQuoteOpen; }

private:
    CsvField readField();
    bool isAtLineEnd() const
    {
        return m_text.empty() || m_text.front() == '\n' || m_text.starts_with("\r\n");
    }
    char take();

    std::string_view m_text; // what is not read yet
    int m_line = 1;
    int m_column = 1;
    bool m_isQuoteOpen = false;
};

/// Returns \a fields as a line, with quotation marks where they are needed.
std::string csvLine(const std::vector<std::string> &fields);

} // namespace sudoku
