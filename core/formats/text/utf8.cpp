#include "core/formats/text/utf8.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

constexpr char32_t replacement = 0xfffd;

bool isValid(char32_t character, std::size_t length)
{
    constexpr char32_t minOfLength[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = character >= 0xd800 && character <= 0xdfff;
    return character >= minOfLength[length] && character <= 0x10ffff && !isSurrogate;
}

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

} // namespace

char32_t takeCharacter(std::string_view &text)
{
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = std::countl_one(first);
    const std::string_view rest = text.substr(1, std::max<std::size_t>(length, 1) - 1);
    text.remove_prefix(1);
    if (length == 0)
        return first;
    if (length == 1 || length > 4 || rest.size() != length - 1 || !std::ranges::all_of(rest, isContinuation))
        return replacement;
    char32_t character = first & (0x7fu >> length);
    for (const char byte : rest)
        character = character << 6 | (static_cast<unsigned char>(byte) & 0x3fu);
    if (!isValid(character, length))
        return replacement;
    text.remove_prefix(rest.size());
    return character;
}

int characterCount(std::string_view text)
{
    int count = 0;
    for (; !text.empty(); ++count)
        takeCharacter(text);
    return count;
}

void appendCharacter(std::string &text, char32_t character)
{
    const auto append = [&text](char32_t byte) { text += static_cast<char>(byte); };
    if (character < 0x80)
        return append(character);
    const int more = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
    append(((0xf00u >> (more + 1)) & 0xffu) | character >> (6 * more));
    for (int shift = 6 * (more - 1); shift >= 0; shift -= 6)
        append(0x80u | (character >> shift & 0x3fu));
}

} // namespace sudoku
