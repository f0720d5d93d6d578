#include "core/measure/csvline.h"

namespace sudoku {
namespace {

std::string quoted(const std::string &field)
{
    if (field.find_first_of(",\"\r\n") == std::string::npos)
        return field;
    std::string text = "\"";
    for (const char c : field)
        text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + '"';
}

} // namespace

std::optional<std::vector<CsvField>> CsvReader::next()
{
    while (!m_text.empty() && isAtLineEnd())
        take();
    if (m_text.empty())
        return {};
    std::vector<CsvField> fields{readField()};
    while (!isAtLineEnd()) {
        take(); // the comma
        fields.push_back(readField());
    }
    return fields;
}

CsvField CsvReader::readField()
{
    CsvField field{.text = {}, .line = m_line, .column = m_column};
    if (!m_text.starts_with('"')) {
        while (!isAtLineEnd() && m_text.front() != ',')
            field.text += take();
        return field;
    }
    take();
    m_isQuoteOpen = true;
    while (!m_text.empty() && m_isQuoteOpen) {
        const char c = take();
        if (c != '"')
            field.text += c;
        else if (m_text.starts_with('"'))
            field.text += take();
        else
            m_isQuoteOpen = false;
    }
    while (!isAtLineEnd() && m_text.front() != ',')
        field.text += take(); // what stands behind the quotation mark belongs to the field
    return field;
}

char CsvReader::take()
{
    const char c = m_text.front();
    m_text.remove_prefix(1);
    ++m_column;
    if (c == '\n') {
        ++m_line;
        m_column = 1;
    }
    return c;
}

std::string csvLine(const std::vector<std::string> &fields)
{
    std::string line;
    for (const std::string &field : fields)
        line += (line.empty() && &field == &fields.front() ? "" : ",") + quoted(field);
    return line + '\n';
}

} // namespace sudoku
