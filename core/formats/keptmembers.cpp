#include "core/formats/keptmembers.h"

#include "core/formats/fpuzzleselements.h"
#include "core/formats/jsontext.h"

#include <nlohmann/json.hpp>

namespace sudoku {
namespace {

using Json = nlohmann::json;

} // namespace

Json keptMembers(const Board &board)
{
    if (board.keptMembers.empty())
        return Json::object();
    auto members = parseJson(board.keptMembers);
    return members && members->is_object() ? std::move(*members) : Json::object();
}

tl::expected<void, TextError> keepMembers(const Json &members, Board &board)
{
    board.keptMembers = members.empty() ? std::string() : members.dump();
    if (board.keptMembers.size() > mostKeptMembers)
        return tl::unexpected(TextError{TextErrorCode::TooLong});
    return {};
}

void keepUnsupported(const std::string &what, int count, Board &board)
{
    constexpr std::size_t longestName = 100;
    if (board.keptMembers.size() > mostKeptMembers / 2)
        return; // enough is said
    Json members = keptMembers(board);
    Json &known = members[unsupportedId][what.size() <= longestName ? what : "long name"];
    known = fpuzzlesNumber(known).value_or(0) + count;
    board.keptMembers = members.dump();
}

} // namespace sudoku
