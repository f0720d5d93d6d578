#include "core/formats/found/plaincharacters.h"

#include "core/formats/text/utf8.h"

#include <algorithm>
#include <cstddef>

namespace sudoku {
namespace {

/// Returns \a text in UTF-8 if a mark at its beginning says that it is in UTF-16.
std::string inUtf8(std::string_view text)
{
    const bool isBigEndian = text.starts_with("\xfe\xff");
    if (!isBigEndian && !text.starts_with("\xff\xfe"))
        return std::string(text);
    std::string utf8;
    for (std::size_t i = 2; i + 1 < text.size(); i += 2) {
        const auto first = static_cast<unsigned char>(text[i]);
        const auto second = static_cast<unsigned char>(text[i + 1]);
        appendCharacter(utf8, isBigEndian ? first * 256U + second : second * 256U + first);
    }
    return utf8;
}

/// Returns the figure that \a character is in another script, or '\0'.
char figureOfScript(char32_t character)
{
    // Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Tamil, Telugu, Kannada, Thai, Lao, Tibetan,
    // Myanmar, Khmer.
    constexpr std::u32string_view noughts =
        U"\u0660\u06f0\u0966\u09e6\u0a66\u0ae6\u0be6\u0c66\u0ce6\u0e50\u0ed0\u0f20\u1040\u17e0";
    for (const char32_t nought : noughts)
        if (character >= nought && character <= nought + 9)
            return static_cast<char>('0' + (character - nought));
    return '\0';
}

char plainSign(char32_t character)
{
    constexpr char32_t fullWidth = 0xff01 - '!';
    constexpr std::u32string_view bars = U"│┃║┆┊╎┇┋╏¦";
    if (character < 0x80)
        return static_cast<char>(character);
    if (character >= 0xff01 && character <= 0xff5e)
        return static_cast<char>(character - fullWidth);
    if (bars.find(character) != bars.npos)
        return '|';
    if (character >= 0x2500 && character <= 0x257f)
        return '-';
    const bool isSpace = character == 0xa0 || (character >= 0x2000 && character <= 0x200b)
                         || character == 0x202f || character == 0x3000 || character == 0xfeff;
    const char figure = figureOfScript(character);
    return isSpace ? ' ' : figure != '\0' ? figure : foreignSign;
}

} // namespace

std::string plainCharacters(std::string_view text)
{
    const std::string utf8 = inUtf8(text);
    std::string plain;
    plain.reserve(utf8.size());
    char last = '\0';
    for (std::string_view rest = utf8; !rest.empty();) {
        const char sign = plainSign(takeCharacter(rest));
        if (sign == '\n' && last == '\r')
            plain.back() = '\n';
        else if (sign != '\0')
            plain += sign;
        last = sign;
    }
    std::ranges::replace(plain, '\r', '\n');
    return plain;
}

bool isFigure(char character)
{
    return character >= '1' && character <= '9';
}

bool isLatinLetter(char character)
{
    const char upper = static_cast<char>(character & ~0x20);
    return upper >= 'A' && upper <= 'Z';
}

bool isBlankSign(char character)
{
    constexpr std::string_view signs = "0._*xX-?:\x02";
    return signs.find(character) != signs.npos;
}

bool hasOneBlankSign(std::string_view text)
{
    const auto first = std::ranges::find_if(text, isBlankSign);
    return first == text.end() || std::ranges::all_of(text, [first](char character) {
               return !isBlankSign(character) || character == *first;
           });
}

} // namespace sudoku
