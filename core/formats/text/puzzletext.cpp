#include "core/formats/text/puzzletext.h"

#include "core/formats/text/utf8.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::string_view spaces = " \t\r\v\f";
constexpr std::string_view directiveMark = "sudoku-workbench:";

bool isPlain(char character)
{
    return (character >= ' ' && character < '\x7f') || character == '\t';
}

char frameCharacter(char32_t character)
{
    constexpr std::u32string_view lightBars = U"│┆┊╎╵╷";
    constexpr std::u32string_view heavyBars = U"┃┇┋╏║╹╻╽╿";
    constexpr std::u32string_view lightRules = U"─┄┈╌╴╶";
    constexpr std::u32string_view heavyRules = U"━┅┉╍═╸╺╼╾";
    if (lightBars.find(character) != lightBars.npos)
        return '|';
    if (heavyBars.find(character) != heavyBars.npos)
        return heavyBar;
    if (lightRules.find(character) != lightRules.npos)
        return '-';
    return heavyRules.find(character) != heavyRules.npos ? '=' : '+';
}

char plainCharacter(char32_t character)
{
    if (character < 0x7f && isPlain(static_cast<char>(character)))
        return static_cast<char>(character);
    if (character >= 0x2500 && character <= 0x257f)
        return frameCharacter(character);
    const bool isSpace = character == 0xa0 || (character >= 0x2000 && character <= 0x200b)
                         || character == 0x202f || character == 0x3000 || character == 0xfeff
                         || character == '\v' || character == '\f';
    return isSpace ? ' ' : foreignCharacter;
}

TextLine makeLine(std::string_view text, int number)
{
    if (std::ranges::all_of(text, isPlain))
        return {number, std::string(text)};
    TextLine line{number, {}, std::string(text)};
    for (std::string_view rest = text; !rest.empty();)
        line.characters += plainCharacter(takeCharacter(rest));
    return line;
}

/// Returns the position at which the cells of \a line end and a note begins.
std::size_t endOfCells(std::string_view line)
{
    const std::size_t hash = std::min(line.find('#'), line.size());
    const std::size_t tab = line.find('\t');
    const bool tabEndsCells = tab < hash && trimmed(line.substr(0, tab)).size() > 2;
    return tabEndsCells ? tab : hash;
}

Directive makeDirective(std::string_view line, int number)
{
    const auto columnOf = [line](std::string_view part) {
        return characterCount(line.substr(0, part.data() - line.data())) + 1;
    };
    const std::string_view rest = trimmed(line.substr(line.find(directiveMark) + directiveMark.size()));
    const std::size_t keyEnd = std::min(rest.find_first_of(spaces), rest.size());
    const std::string_view key = rest.substr(0, keyEnd);
    const std::string_view value = trimmed(rest.substr(keyEnd));
    return {std::string(key), std::string(value), number, columnOf(key), columnOf(value)};
}

void addLine(PuzzleText &text, std::string_view line, int number)
{
    const CommentKind kind = commentKind(line);
    if (kind == CommentKind::Directive)
        text.directives.push_back(makeDirective(line, number));
    if (kind != CommentKind::None)
        return;
    const std::size_t end = endOfCells(line);
    TextLine cells = makeLine(line.substr(0, end), number);
    if (trimmed(cells.characters).empty()) // spaces that are not ASCII
        return;
    text.lines.push_back(std::move(cells));
    text.note = text.lines.size() == 1 && end < line.size() ? trimmed(line.substr(end + 1)) : "";
}

} // namespace

std::string TextLine::found(int index, int length) const
{
    constexpr int longest = 20;
    length = std::min(length, longest);
    if (original.empty())
        return index < std::ssize(characters) ? characters.substr(index, length) : std::string();
    std::string_view rest = original;
    for (int i = 0; i < index && !rest.empty(); ++i)
        takeCharacter(rest);
    std::string text;
    for (int i = 0; i < length && !rest.empty(); ++i)
        appendCharacter(text, takeCharacter(rest));
    return text;
}

PuzzleText splitText(std::string_view text)
{
    PuzzleText parts;
    text = withoutByteOrderMark(text);
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        addLine(parts, line, number);
    }
    return parts;
}

CommentKind commentKind(std::string_view line)
{
    const std::string_view content = trimmed(line);
    if (content.empty())
        return CommentKind::Blank;
    if (content.front() != '#')
        return CommentKind::None;
    const bool isDirective = trimmed(content.substr(1)).starts_with(directiveMark);
    return isDirective ? CommentKind::Directive : CommentKind::Comment;
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = std::min(text.find_first_not_of(spaces), text.size());
    text.remove_prefix(first);
    return text.substr(0, text.find_last_not_of(spaces) + 1);
}

std::vector<std::string_view> partsBetween(std::string_view text, std::string_view separators)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

} // namespace sudoku
