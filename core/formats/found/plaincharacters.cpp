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
    return isSpace ? ' ' : foreignSign;
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
