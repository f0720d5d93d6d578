#include "core/formats/text/puzzletitle.h"

#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/keptmembers.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

using Json = nlohmann::json;

const std::string &textOf(const Json &members, const char *name)
{
    return json::text(json::member(members, name));
}

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

PuzzleTitle titleOf(const Board &board)
{
    const Json kept = keptMembers(board);
    return {textOf(kept, titleMember), textOf(kept, authorMember)};
}

void keepTitle(const PuzzleTitle &title, Board &board)
{
    Json members = keptMembers(board);
    for (const auto &[name, text] : {std::pair(titleMember, &title.title), {authorMember, &title.author}})
        if (isName(*text) && textOf(members, name).empty())
            members[name] = *text;
    if (Board titled = board; keepMembers(std::move(members), titled))
        board = std::move(titled);
}

} // namespace sudoku
