#pragma once

#include "core/formats/text/texterror.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace sudoku {

/// The member that marks the program's own JSON; its value is the version.
inline constexpr const char *ownJsonMark = "sudoku-workbench";

/// The maximum depth of nested objects and arrays; deeper JSON is no puzzle and would overflow the stack.
inline constexpr int maxJsonDepth = 100;

/// Scans a JSON text in pieces, as far as needed to find its end.
class JsonScanner
{
public:
    void scan(std::string_view part);
    /// Returns whether the first object or array is closed, or cannot be closed any more.
    bool isComplete() const { return m_hasBegun && m_depth <= 0; }
    int depth() const { return m_depth; }
    bool isInString() const { return m_isInString; }

private:
    int m_depth = 0;
    bool m_hasBegun = false;
    bool m_isInString = false;
    bool m_isEscaped = false;
};

/// Returns whether \a text, without comment lines, begins like a JSON object.
bool isJson(std::string_view text);
/// Returns whether the object that \a text begins with has a member \a name, unless it is spelled with
/// escapes.
bool hasMember(std::string_view text, std::string_view name);

/// Parses \a text, which may begin with comment lines. The error, with line and column, says that it is not
/// JSON, is deeper than maxJsonDepth, or has an object with two members of one name: nobody knows which is
/// meant.
tl::expected<nlohmann::json, TextError> parseJson(std::string_view text);

/// Returns the error \a code for \a value at \a path ("constraints[2].cells[0]").
tl::unexpected<TextError> wrongValue(const nlohmann::json &value, std::string path,
                                     TextErrorCode code = TextErrorCode::BadValue);

/// Returns \a error with the line and the column of the value at its path, if it has one, in \a text, which
/// parseJson() accepts.
TextError placed(TextError error, std::string_view text);

} // namespace sudoku
