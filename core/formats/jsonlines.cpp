#include "core/formats/jsonlines.h"

#include "core/formats/text/format.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/puzzletext.h"

#include <nlohmann/json.hpp>

namespace sudoku {
namespace {

/// Gives the parser line after line, as it asks for them.
class LineBuffer : public std::streambuf
{
public:
    explicit LineBuffer(StreamLines &lines) : m_lines(lines) {}
    std::size_t lineCount() const { return m_count; }

protected:
    int_type underflow() override
    {
        const StreamLine *line = m_lines.peek(m_count);
        if (line == nullptr || m_size > maxPuzzleText)
            return traits_type::eof();
        ++m_count;
        m_text = line->text + '\n';
        m_size += m_text.size();
        setg(m_text.data(), m_text.data(), m_text.data() + m_text.size());
        return traits_type::to_int_type(m_text.front());
    }

private:
    StreamLines &m_lines;
    std::size_t m_count = 0;
    std::size_t m_size = 0;
    std::string m_text;
};

/// Accepts all values that are not too deep.
class DepthLimit : public nlohmann::json_sax<nlohmann::json>
{
public:
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t &) override { return true; }
    bool string(string_t &) override { return true; }
    bool binary(binary_t &) override { return true; }
    bool key(string_t &) override { return true; }
    bool start_object(std::size_t) override { return ++m_depth <= maxJsonDepth; }
    bool start_array(std::size_t) override { return ++m_depth <= maxJsonDepth; }
    bool end_object() override { return --m_depth >= 0; }
    bool end_array() override { return --m_depth >= 0; }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &) override
    {
        return false;
    }

private:
    int m_depth = 0;
};

/// Returns whether \a line, which follows a faulty JSON object, is not a part of it.
bool beginsAnother(const StreamLine &line)
{
    constexpr std::string_view marksOfJson = "\"[]{},";
    const std::string_view text = trimmed(line.text);
    if (line.text.starts_with('{') || line.kind == StreamLine::Kind::Directive)
        return true;
    if (text.empty() || marksOfJson.find(text.front()) != text.npos)
        return false;
    return line.kind == StreamLine::Kind::Puzzle
           || (line.cellCount >= minBoardSize && text.find_first_of(marksOfJson) == text.npos);
}

/// Whether the braces of the faulty object that \a scanner has followed close before another text begins.
bool isClosedAfterBlank(StreamLines &lines, std::size_t next, JsonScanner scanner)
{
    std::size_t size = 0;
    for (std::size_t i = next; size <= maxPuzzleText; ++i) {
        const StreamLine *line = lines.peek(i);
        if (line == nullptr || line->kind == StreamLine::Kind::Json || beginsAnother(*line))
            return false;
        scanner.scan(line->text + '\n');
        if (scanner.isComplete())
            return true;
        size += line->text.size() + 1;
    }
    return false;
}

} // namespace

std::optional<std::size_t> countJsonLines(StreamLines &lines)
{
    constexpr bool isAllOfTheStream = false;
    LineBuffer buffer(lines);
    std::istream input(&buffer);
    DepthLimit limit;
    if (!nlohmann::json::sax_parse(input, &limit, nlohmann::json::input_format_t::json, isAllOfTheStream))
        return {};
    return buffer.lineCount();
}

std::size_t countFaultyJsonLines(StreamLines &lines)
{
    std::size_t count = 0;
    const auto isNextBlank = [&] {
        return lines.peek(count) && lines.peek(count)->kind < StreamLine::Kind::Directive;
    };
    JsonScanner scanner;
    bool isClosed = false; // after blank lines
    do {
        scanner.scan(lines.peek(count)->text + '\n');
        ++count;
        isClosed = isClosed || (isNextBlank() && isClosedAfterBlank(lines, count, scanner));
    } while (lines.peek(count) && !scanner.isComplete() && !beginsAnother(*lines.peek(count))
             && (isClosed || !isNextBlank()));
    return count;
}

} // namespace sudoku
