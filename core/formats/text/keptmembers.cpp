#include "core/formats/text/keptmembers.h"

#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"

namespace sudoku {

using Json = nlohmann::json;

namespace {

void takeInfoOfFpuzzles(Json &members, Board &board)
{
    const auto fpuzzles = members.find(fpuzzlesId);
    if (fpuzzles == members.end() || !fpuzzles->is_object())
        return;
    takeInfo(*fpuzzles, &InfoMember::fpuzzlesName, board);
    if (fpuzzles->empty())
        members.erase(fpuzzlesId);
}

} // namespace

Json keptMembers(const Board &board)
{
    if (board.keptMembers.empty())
        return Json::object();
    auto members = parseJson(board.keptMembers);
    return members && members->is_object() ? std::move(*members) : Json::object();
}

tl::expected<void, TextError> keepMembers(Json members, Board &board)
{
    const bool isTooLong = !members.empty() && members.dump().size() > maxKeptMembers;
    takeInfo(members, &InfoMember::name, board);
    takeInfoOfFpuzzles(members, board);
    board.keptMembers = members.empty() ? std::string() : members.dump();
    if (isTooLong)
        return tl::unexpected(TextError{TextErrorCode::TooLong});
    return {};
}

void dropForeignMembers(Board &board)
{
    if (board.keptMembers.empty())
        return;
    const Json members = keptMembers(board);
    Json rest = Json::object();
    for (const auto &[name, value] : members.items())
        if (!value.is_structured() || name == unsupportedId)
            rest[name] = value;
    if (rest.size() != members.size())
        board.keptMembers = rest.empty() ? std::string() : rest.dump();
}

bool hasForeignMembers(const Board &board)
{
    Board rest(Puzzle(board.puzzle.geometry));
    rest.keptMembers = board.keptMembers;
    dropForeignMembers(rest);
    return rest.keptMembers != board.keptMembers;
}

void keepUnsupported(const RuleCounts &counts, Board &board)
{
    constexpr std::size_t maxNameLength = 100;
    constexpr std::size_t maxNameCount = 500;
    RuleCounts named;
    for (const auto &[name, count] : counts) {
        const bool isNamed = name.size() <= maxNameLength && named.size() < maxNameCount;
        named[isNamed ? name : "other rules"] += count;
    }
    Json members = keptMembers(board);
    if (!named.empty())
        members[unsupportedId] = named;
    board.keptMembers = members.empty() ? std::string() : members.dump();
}

} // namespace sudoku
