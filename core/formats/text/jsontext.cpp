#include "core/formats/text/jsontext.h"

#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsonplaces.h"
#include "core/formats/text/puzzletext.h"
#include "core/formats/text/utf8.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sudoku {
namespace {

/// Returns \a text from its first line that is neither blank nor a comment; if \a skipsDirectives, directives
/// are comments too.
std::string_view withoutComments(std::string_view text, bool skipsDirectives)
{
    text = withoutByteOrderMark(text);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const CommentKind kind = commentKind(text.substr(0, end));
        if (kind == CommentKind::None || (kind == CommentKind::Directive && !skipsDirectives))
            break;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return text;
}

TextError errorAt(TextErrorCode code, std::string_view text, std::size_t index)
{
    const std::string_view before = text.substr(0, index);
    const std::size_t lineBegin = before.rfind('\n') + 1; // npos + 1 is 0
    const int column = characterCount(before.substr(lineBegin)) + 1;
    const auto line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
    return {code, line, column};
}

/// Returns the position at which \a json is too deep, or npos.
std::size_t findTooDeep(std::string_view json)
{
    JsonScanner scanner;
    for (std::size_t i = 0; i < json.size(); ++i) {
        scanner.scan(json.substr(i, 1));
        if (scanner.depth() > maxJsonDepth)
            return i;
    }
    return json.npos;
}

struct Member
{
    std::size_t index; ///< where its name begins
    std::string name;
};

/// Returns the first member of a valid \a json whose object has one of that name before it.
std::optional<Member> findRepeatedMember(std::string_view json)
{
    std::vector<std::set<std::string>> names; // of each object and array that is open
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (json[i] == '{' || json[i] == '[') {
            names.emplace_back();
        } else if (json[i] == '}' || json[i] == ']') {
            names.pop_back();
        } else if (json[i] == '"') {
            const std::string_view quoted = quotedString(json.substr(i));
            const std::size_t next = json.find_first_not_of(" \t\r\n", i + quoted.size());
            if (next != json.npos && json[next] == ':')
                if (const auto name = nlohmann::json::parse(quoted).get<std::string>();
                    !names.back().insert(name).second)
                    return Member{i, name};
            i += quoted.size() - 1;
        }
    }
    return {};
}

/// Parses \a json, which is at \a begin of \a text.
tl::expected<nlohmann::json, TextError> parseAt(std::string_view json, std::string_view text,
                                                std::size_t begin)
{
    // The parser takes this byte for the end of the text, and would leave out what follows.
    if (const std::size_t zero = json.find('\0'); zero != json.npos)
        return tl::unexpected(errorAt(TextErrorCode::BadSyntax, text, begin + zero));
    try {
        return nlohmann::json::parse(json);
    } catch (const nlohmann::json::parse_error &error) {
        const std::size_t index = begin + tokenAt(json, std::max<std::size_t>(error.byte, 1) - 1);
        const std::size_t end = text.find_last_not_of(" \t\r\n") + 1; // where a cut-off object ends
        return tl::unexpected(errorAt(TextErrorCode::BadSyntax, text, std::min(index, end)));
    } catch (const nlohmann::json::exception &) { // a number that no computer can hold
        return tl::unexpected(errorAt(TextErrorCode::BadSyntax, text, begin));
    }
}

} // namespace

void JsonScanner::scan(std::string_view part)
{
    for (const char character : part) {
        if (character == '\n') // no string goes over the end of a line
            m_isInString = m_isEscaped = false;
        else if (m_isEscaped)
            m_isEscaped = false;
        else if (m_isInString && character == '\\')
            m_isEscaped = true;
        else if (character == '"')
            m_isInString = !m_isInString;
        else if (m_isInString)
            continue;
        else if (character == '{' || character == '[')
            ++m_depth;
        else if (character == '}' || character == ']')
            --m_depth;
        m_hasBegun = m_hasBegun || m_depth > 0;
    }
}

bool isJson(std::string_view text)
{
    return trimmed(withoutComments(text, true)).starts_with('{');
}

bool hasMember(std::string_view text, std::string_view name)
{
    const std::string_view json = withoutComments(text, true);
    const std::string quoted = '"' + std::string(name) + '"';
    JsonScanner scanner;
    std::size_t scanned = 0;
    for (std::size_t at = json.find(quoted); at != json.npos; at = json.find(quoted, at + 1)) {
        scanner.scan(json.substr(scanned, at - scanned));
        scanned = at;
        const bool isOutermost = scanner.depth() == 1 && !scanner.isInString();
        if (isOutermost && trimmed(json.substr(at + quoted.size(), 20)).starts_with(':'))
            return true;
    }
    return false;
}

tl::expected<nlohmann::json, TextError> parseJson(std::string_view text)
{
    text = withoutByteOrderMark(text); // it is no column
    const std::string_view json = withoutComments(text, false);
    const std::size_t begin = json.data() - text.data();
    if (const std::size_t index = findTooDeep(json); index != json.npos)
        return tl::unexpected(errorAt(TextErrorCode::TooDeep, text, begin + index));
    auto parsed = parseAt(json, text, begin);
    if (!parsed)
        return parsed;
    if (std::optional<Member> repeated = findRepeatedMember(json)) {
        TextError error = errorAt(TextErrorCode::RepeatedMember, text, begin + repeated->index);
        error.found = std::move(repeated->name);
        return tl::unexpected(std::move(error));
    }
    return parsed;
}

tl::unexpected<TextError> wrongValue(const nlohmann::json &value, std::string path, TextErrorCode code)
{
    constexpr std::size_t longest = 40;
    std::string found = value.is_structured() ? std::string(value.is_array() ? "[…]" : "{…}") : value.dump();
    if (value.is_string())
        found = json::text(value);
    std::string_view rest = found;
    std::string shown;
    while (!rest.empty() && shown.size() < longest)
        appendCharacter(shown, takeCharacter(rest));
    TextError error{code};
    error.found = std::move(shown);
    error.path = std::move(path);
    return tl::unexpected(std::move(error));
}

TextError placed(TextError error, std::string_view text)
{
    text = withoutByteOrderMark(text);
    const std::string_view json = withoutComments(text, false);
    if (error.line > 0 || error.path.empty())
        return error;
    const TextError place = errorAt(error.code, text, json.data() - text.data() + valueAt(json, error.path));
    error.line = place.line;
    error.column = place.column;
    return error;
}

} // namespace sudoku
