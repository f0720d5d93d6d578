#include "core/formats/links/sudokupad.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

/// The short forms of names.
struct ShortName
{
    std::string_view shortName;
    std::string_view name;
};
constexpr std::array shortNames{
    ShortName{"ce", "cells"},   ShortName{"re", "regions"},    ShortName{"ca", "cages"},
    ShortName{"v", "value"},    ShortName{"l", "lines"},       ShortName{"a", "arrows"},
    ShortName{"o", "overlays"}, ShortName{"u", "underlays"},   ShortName{"t", "title"},
    ShortName{"c", "color"},    ShortName{"ct", "center"},     ShortName{"c1", "borderColor"},
    ShortName{"w", "width"},    ShortName{"h", "height"},      ShortName{"c2", "backgroundColor"},
    ShortName{"r", "rounded"},  ShortName{"fs", "fontSize"},   ShortName{"th", "thickness"},
    ShortName{"te", "text"},    ShortName{"hl", "headLength"}, ShortName{"wp", "wayPoints"},
};

std::string_view longName(std::string_view name)
{
    const auto found = std::ranges::find(shortNames, name, &ShortName::shortName);
    return found == shortNames.end() ? name : found->name;
}

bool isWordCharacter(char character)
{
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z')
           || (character >= 'A' && character <= 'Z') || character == '#';
}

bool isHex(std::string_view word)
{
    constexpr std::string_view digits = "0123456789abcdefABCDEF";
    return word.find_first_not_of(digits) == word.npos;
}

class Unzipper
{
public:
    explicit Unzipper(std::string_view text) : m_rest(text) {}

    std::string unzip()
    {
        while (!m_rest.empty()) {
            const char next = m_rest.front();
            addMissingObject(next);
            if (next == '\'' || next == '"')
                addString(next);
            else if (isWordCharacter(next))
                addWord();
            else
                addCharacter();
        }
        return std::move(m_result);
    }

private:
    /// Adds an empty object for a missing element between commas of an array.
    void addMissingObject(char next)
    {
        const bool isAfterSeparator = m_result.ends_with('[') || m_result.ends_with(',');
        if (isAfterSeparator && (next == ',' || next == ']'))
            m_result += "{}";
    }

    void addString(char quote)
    {
        m_result += '"';
        for (m_rest.remove_prefix(1); !m_rest.empty() && m_rest.front() != quote; m_rest.remove_prefix(1)) {
            const bool isEscape = m_rest.front() == '\\' && m_rest.size() > 1;
            if (isEscape)
                m_rest.remove_prefix(1);
            if (m_rest.front() == '"')
                m_result += "\\\"";
            else if (isEscape && m_rest.front() != '\'')
                m_result += std::string("\\") + m_rest.front();
            else
                m_result += m_rest.front();
        }
        m_rest.remove_prefix(std::min<std::size_t>(1, m_rest.size()));
        m_result += '"';
    }

    /// Adds a name before a colon, or a value after it: "t", "f", a colour, or a number.
    void addWord()
    {
        const auto end = std::ranges::find_if_not(m_rest, isWordCharacter);
        const std::string_view word = m_rest.substr(0, end - m_rest.begin());
        m_rest.remove_prefix(word.size());
        constexpr std::size_t colourLength = 6;
        if (m_rest.starts_with(':'))
            m_result += '"' + std::string(longName(word)) + '"';
        else if (word == "t" || word == "f")
            m_result += word == "t" ? "true" : "false";
        else if (word.starts_with('#') || (word.size() == colourLength && isHex(word)))
            m_result += '"' + std::string(word) + '"';
        else
            m_result += word;
    }

    void addCharacter()
    {
        m_result += m_rest.front();
        m_rest.remove_prefix(1);
    }

    std::string_view m_rest;
    std::string m_result;
};

} // namespace

std::string unzipped(std::string_view text)
{
    return nlohmann::json::accept(text) ? std::string(text) : Unzipper(text).unzip();
}

} // namespace sudoku
