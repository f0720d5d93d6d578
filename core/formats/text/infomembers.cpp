#include "core/formats/text/infomembers.h"

#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/puzzletext.h"
#include "core/formats/text/utf8.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// Returns whether \a character is a letter. Digits and dots may be a solution; characters outside ASCII
/// count as letters.
bool isTitleLetter(char character)
{
    const auto byte = static_cast<unsigned char>(character);
    return byte >= 0x80 || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

bool isName(const std::string &text)
{
    constexpr std::size_t maxNameSize = 400; // bytes
    return text.size() <= maxNameSize && std::ranges::any_of(text, isTitleLetter);
}

} // namespace

std::string infoText(std::string_view text)
{
    std::string valid;
    while (!text.empty())
        appendCharacter(valid, takeCharacter(text));
    const auto isBlank = [](char character) {
        return character == ' ' || (character >= '\t' && character <= '\r') || character == '\0';
    };
    const auto begin = std::ranges::find_if_not(valid, isBlank);
    const auto end = std::find_if_not(valid.rbegin(), std::make_reverse_iterator(begin), isBlank).base();
    return {begin, end};
}

void takeInfo(Json &members, const char *InfoMember::*name, Board &board)
{
    for (const InfoMember &member : infoMembers) {
        const char *const key = member.*name;
        const auto found = key ? members.find(key) : members.end();
        if (found == members.end() || !found->is_string() || json::text(*found).size() > maxInfoSize)
            continue;
        if (std::string &known = board.info.*member.text; known.empty())
            known = infoText(json::text(*found));
        members.erase(found);
    }
}

void addInfo(const PuzzleInfo &info, const char *InfoMember::*name, Json &members)
{
    for (const InfoMember &member : infoMembers)
        if (const std::string &text = info.*member.text; member.*name && !text.empty())
            members[member.*name] = text;
}

void keepInfo(const PuzzleInfo &info, Board &board)
{
    for (const InfoMember &member : infoMembers) {
        std::string text = infoText(info.*member.text);
        std::string &known = board.info.*member.text;
        const bool isAnyText = member.text != &PuzzleInfo::title && member.text != &PuzzleInfo::author;
        if (known.empty() && text.size() <= maxInfoSize && (isAnyText || isName(text)))
            known = std::move(text);
    }
}

} // namespace sudoku
