#include "core/formats/text/jsonplaces.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sudoku {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view signs = "{}[]:,";

/// Returns the token that \a json begins with: a sign, a string or a word.
std::string_view firstToken(std::string_view json)
{
    if (json.front() == '"')
        return quotedString(json);
    const std::size_t end = json.find_first_of(" \t\r\n{}[]:,\"");
    return json.substr(0, std::max<std::size_t>(end == json.npos ? json.size() : end, 1));
}

/// Goes over the tokens of the valid JSON text that a text begins with, and keeps the paths of its values.
class PathWalk
{
public:
    PathWalk(std::string_view json, std::string_view wanted) : m_json(json), m_wanted(wanted) {}

    std::size_t find()
    {
        for (std::size_t at = m_json.find_first_not_of(blanks); at < m_json.size() && !m_isFound;) {
            const std::string_view token = firstToken(m_json.substr(at));
            take(token, at);
            if (m_open.empty())
                break; // something else may follow the text
            at = m_json.find_first_not_of(blanks, at + token.size());
        }
        return m_best;
    }

private:
    /// An object or an array that is open.
    struct Level
    {
        std::string path;
        bool isObject;
        bool isOnTheWay;       // to what is wanted; else its path is of no interest
        int index = 0;         // of an array: of the next value
        std::string name = {}; // of an object: of the next value
    };

    void take(std::string_view token, std::size_t at)
    {
        const char sign = token.front();
        if (sign == '}' || sign == ']')
            m_open.pop_back();
        else if (sign == ',' && !m_open.back().isObject)
            ++m_open.back().index;
        else if (sign == '"' && isName(at + token.size()))
            m_open.back().name = token.substr(1, token.size() - 2);
        else if (signs.substr(4).find(sign) == signs.npos)
            begin(at, sign);
    }

    bool isName(std::size_t end) const
    {
        const std::size_t next = m_json.find_first_not_of(blanks, end);
        return next < m_json.size() && m_json[next] == ':';
    }

    void begin(std::size_t at, char sign)
    {
        std::string path;
        const bool isOnTheWay =
            (m_open.empty() || m_open.back().isOnTheWay) && isPartOfWanted(path = ownPath());
        if (isOnTheWay) {
            m_best = at;
            m_isFound = path.size() == m_wanted.size();
        }
        if (sign == '{' || sign == '[')
            m_open.push_back({std::move(path), sign == '{', isOnTheWay});
    }

    bool isPartOfWanted(const std::string &path) const
    {
        if (path.empty() || path == m_wanted)
            return m_open.empty() || !path.empty();
        return m_wanted.starts_with(path) && (m_wanted[path.size()] == '.' || m_wanted[path.size()] == '[');
    }

    std::string ownPath() const
    {
        if (m_open.empty())
            return {};
        const Level &level = m_open.back();
        if (!level.isObject)
            return level.path + '[' + std::to_string(level.index) + ']';
        return level.path.empty() ? level.name : level.path + '.' + level.name;
    }

    std::string_view m_json;
    std::string_view m_wanted;
    std::vector<Level> m_open;
    std::size_t m_best = 0;
    bool m_isFound = false;
};

} // namespace

std::string_view quotedString(std::string_view json)
{
    std::size_t end = 1;
    while (end < json.size() && json[end] != '"')
        end += json[end] == '\\' ? 2 : 1;
    return json.substr(0, end + 1);
}

std::size_t tokenAt(std::string_view json, std::size_t index)
{
    for (std::size_t at = json.find_first_not_of(blanks); at <= index && at < json.size();) {
        const std::string_view token = firstToken(json.substr(at));
        const std::size_t end = at + token.size();
        const bool isOver = token.front() != '"' || end == index + 1;
        if (end > index)
            return isOver ? at : index;
        at = json.find_first_not_of(blanks, end);
    }
    return index;
}

std::size_t valueAt(std::string_view json, std::string_view path)
{
    return PathWalk(json, path).find();
}

} // namespace sudoku
