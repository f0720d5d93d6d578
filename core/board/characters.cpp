#include "core/board/characters.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr char32_t noCharacter = 0xfffd;

struct Range
{
    char32_t first;
    char32_t last;
    bool has(char32_t code) const { return code >= first && code <= last; }
};

/// Small letters, and how far their capitals are in front of them.
struct SmallLetters : Range
{
    int distance;
};

constexpr std::array smallLetters{
    SmallLetters{{'a', 'z'}, 0x20},     SmallLetters{{0xe0, 0xf6}, 0x20},
    SmallLetters{{0xf8, 0xfe}, 0x20},   SmallLetters{{0x3ac, 0x3ac}, 0x26},
    SmallLetters{{0x3ad, 0x3af}, 0x25}, SmallLetters{{0x3b1, 0x3c1}, 0x20},
    SmallLetters{{0x3c2, 0x3c2}, 0x1f}, // sigma at the end of a word
    SmallLetters{{0x3c3, 0x3c9}, 0x20}, SmallLetters{{0x3cc, 0x3cc}, 0x40},
    SmallLetters{{0x3cd, 0x3ce}, 0x3f}, SmallLetters{{0x430, 0x44f}, 0x20},
    SmallLetters{{0x450, 0x45f}, 0x50},
};

// What is blank, joins others, changes its neighbour, or belongs to the frames of boards.
constexpr std::array unseen{
    Range{0x80, 0xa0},     Range{0xad, 0xad},       Range{0x300, 0x36f},      Range{0x2000, 0x200f},
    Range{0x2028, 0x202f}, Range{0x205f, 0x206f},   Range{0x20d0, 0x20ff},    Range{0x2500, 0x257f},
    Range{0x3000, 0x3000}, Range{0xd800, 0xf8ff},   Range{0xfe00, 0xfe0f},    Range{0xfeff, 0xfeff},
    Range{0xfff0, 0xffff}, Range{0x1f3fb, 0x1f3ff}, Range{0xe0000, 0x10ffff},
};

/// Returns how many bytes a character has that begins with \a first; 1 for a byte that begins none.
std::size_t lengthFrom(unsigned char first)
{
    return first >= 0xf0 && first < 0xf8   ? 4
           : first >= 0xe0 && first < 0xf0 ? 3
           : first >= 0xc2 && first < 0xe0 ? 2
                                           : 1;
}

bool isContinued(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
}

std::size_t firstLength(std::string_view text)
{
    const std::size_t length = lengthFrom(static_cast<unsigned char>(text.front()));
    return length <= text.size() && std::ranges::all_of(text.substr(1, length - 1), isContinued) ? length : 1;
}

char32_t codeOf(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character.front());
    if (character.size() == 1)
        return first < 0x80 ? first : noCharacter;
    char32_t code = first & (0x7fU >> character.size());
    for (const char byte : character.substr(1))
        code = code << 6U | (static_cast<unsigned char>(byte) & 0x3fU);
    const bool isTooLong =
        (character.size() == 3 && code < 0x800) || (character.size() == 4 && code < 0x10000);
    return isTooLong ? noCharacter : code;
}

/// Returns a character of one or two bytes.
std::string shortText(char32_t code)
{
    if (code < 0x80)
        return {static_cast<char>(code)};
    return {static_cast<char>(0xc0U | code >> 6U), static_cast<char>(0x80U | (code & 0x3fU))};
}

} // namespace

std::string_view takeFirst(std::string_view &text)
{
    const std::string_view first = text.substr(0, firstLength(text));
    text.remove_prefix(first.size());
    return first;
}

std::vector<std::string_view> charactersOf(std::string_view text)
{
    std::vector<std::string_view> characters;
    while (!text.empty())
        characters.push_back(takeFirst(text));
    return characters;
}

std::string inUpperCase(std::string_view character)
{
    const char32_t code = codeOf(character);
    for (const SmallLetters &letters : smallLetters)
        if (letters.has(code))
            return shortText(code - letters.distance);
    return std::string(character);
}

bool canBeSymbol(std::string_view character)
{
    const char32_t code = codeOf(character);
    if (code < 0x80)
        return (code >= '0' && code <= '9') || (code >= 'A' && code <= 'Z') || (code >= 'a' && code <= 'z');
    return std::ranges::none_of(unseen, [code](const Range &range) { return range.has(code); });
}

} // namespace sudoku
