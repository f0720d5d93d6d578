#include "core/formats/text/xml.h"

namespace sudoku {
namespace {

std::string escaped(char character)
{
    switch (character) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&apos;";
    case '\t':
    case '\n':
    case '\r':
        return "&#" + std::to_string(static_cast<int>(character)) + ';';
    default:
        return static_cast<unsigned char>(character) < ' ' ? std::string() : std::string(1, character);
    }
}

} // namespace

std::string xmlAttribute(std::string_view name, std::string_view text)
{
    if (text.empty())
        return {};
    std::string attribute = ' ' + std::string(name) + "=\"";
    for (const char character : text)
        attribute += escaped(character);
    return attribute + '"';
}

} // namespace sudoku
