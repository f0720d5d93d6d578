#include "core/formats/keptmembers.h"

#include "core/formats/fpuzzles.h"
#include "core/formats/jsontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr int mostNames = 10; ///< of unknown members that are named, each by itself

int countOf(const Json &value)
{
    return value.is_structured() ? std::max(static_cast<int>(value.size()), 1) : 1;
}

void addRemark(std::vector<Remark> &remarks, const std::string &name, const Json &value)
{
    if (const std::optional<Remark::Code> code = fpuzzlesRemark(name))
        remarks.push_back({*code, name, countOf(value)});
}

/// \a members of f-puzzles; those of its cells are in "grid" by their names.
void addFpuzzlesRemarks(std::vector<Remark> &remarks, const Json &members)
{
    for (const auto &[name, value] : members.items())
        if (name == fpuzzlesGrid && value.is_object())
            for (const auto &[nameInCell, cells] : value.items())
                addRemark(remarks, nameInCell, cells);
        else
            addRemark(remarks, name, value);
}

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

std::vector<Remark> remarksOn(const Board &board)
{
    std::vector<Remark> remarks;
    const Json members = keptMembers(board);
    int unknown = 0;
    for (const auto &[name, value] : members.items())
        if (name == fpuzzlesId && value.is_object())
            addFpuzzlesRemarks(remarks, value);
        else if (++unknown <= mostNames)
            remarks.push_back({Remark::Code::UnknownMember, name});
    if (unknown > mostNames)
        remarks.push_back({Remark::Code::UnknownMember, {}, unknown - mostNames});
    return remarks;
}

} // namespace sudoku
