#include "core/formats/jsonlines.h"

#include "core/formats/text/format.h"
#include "core/formats/text/jsontext.h"

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

} // namespace sudoku
