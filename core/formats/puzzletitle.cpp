#include "core/formats/puzzletitle.h"

#include "core/formats/fpuzzles.h"
#include "core/formats/jsonaccess.h"
#include "core/formats/keptmembers.h"

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::json;

const std::string &textOf(const Json &members, const char *name)
{
    return json::text(json::member(members, name));
}

/// Digits and dots may be a solution; whatever is not ASCII counts as a letter.
bool isLetter(char character)
{
    const auto byte = static_cast<unsigned char>(character);
    return byte >= 0x80 || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

} // namespace

PuzzleTitle titleOf(const Board &board)
{
    const Json kept = keptMembers(board);
    PuzzleTitle title{textOf(kept, titleMember), textOf(kept, authorMember)};
    const Json &fpuzzles = json::member(kept, fpuzzlesId);
    if (title.title.empty())
        title.title = textOf(fpuzzles, titleMember);
    if (title.author.empty())
        title.author = textOf(fpuzzles, authorMember);
    return title;
}

void keepTitle(const std::string &title, Board &board)
{
    constexpr std::size_t longestTitle = 400; // bytes
    const bool isTitle = title.size() <= longestTitle && std::ranges::any_of(title, isLetter);
    if (!isTitle || !titleOf(board).title.empty())
        return;
    Json members = keptMembers(board);
    members[titleMember] = title;
    if (Board titled = board; keepMembers(members, titled))
        board = std::move(titled);
}

} // namespace sudoku
